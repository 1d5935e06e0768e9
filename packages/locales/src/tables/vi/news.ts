import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s” đã xong',
  'message.350.content': { other: '“%s”: cả %d ảnh đã xong. Vào chọn ảnh bạn thích nhé.' },
  'message.351.title': 'Lần này chưa chụp được “%s”',
  'message.351.content': 'Chưa chụp được “%s” và bạn không mất phí. Hãy dùng ảnh gương mặt rõ hơn rồi chụp lại nhé.',
  'message.354.title': 'Gương mặt của bạn đã sẵn sàng',
  'message.354.content': 'Giờ bạn có thể chọn chủ đề và chụp bộ ảnh đầu tiên.',
  'message.360.title': '“%s” đã xong',
  'message.360.content': { other: '“%s”: cả %d ảnh đã xong. %s không chụp được hết, phần còn thiếu do %s chụp thay.' },
  'message.361.title': '“%s” đã xong một phần',
  'message.361.content': {
    other: '“%s”: %d ảnh đã xong. %s không chụp được các ảnh còn lại; chúng không được tính và không mất phí.',
  },
  'message.362.title': 'Lần này chưa chụp được “%s”',
  'message.362.content':
    'Chưa chụp được “%s”. %s không hoàn thành được buổi chụp. Bạn không mất phí. Hãy thử lại sau hoặc chọn chủ đề khác nhé.',
  'message.363.title': '“%s” đã xong một phần',
  'message.363.content': {
    other:
      '“%s”: %d ảnh không qua được kiểm duyệt nội dung: %s. Các ảnh này không được tính và không mất phí. Các ảnh khác đã xong.',
  },
  'message.364.title': 'Lần này chưa chụp được “%s”',
  'message.364.content':
    '“%s”: không ảnh nào qua được kiểm duyệt nội dung: %s. Bạn không mất phí. Hãy thử chủ đề khác hoặc ảnh khác nhé.',
  'message.365.title': '“%s” đã xong một phần',
  'message.365.content': {
    other:
      '“%s”: %d ảnh đã xong. Sau khi rút lại đồng ý, các ảnh còn lại không được gửi đi; chúng không được tính và không mất phí.',
  },
  'message.366.title': '“%s” không được chụp',
  'message.366.content': 'Sau khi rút lại đồng ý, “%s” không được gửi đi chụp. Bạn không mất phí.',
  'message.370.title': '“%s” bản 4K đã xong',
  'message.370.content': 'Ảnh đã được phóng to. Bạn có thể lưu lại và đem in.',
  'message.371.title': 'Không làm được “%s” bản 4K',
  'message.371.content': 'Lần này chưa phóng to được, bạn không mất phí nào. Mở ảnh và thử lại nhé.',
  'message.372.title': 'Video của “%s” đã xong',
  'message.372.content': 'Ảnh của bạn đã chuyển động. Mở ra xem nhé.',
  'message.373.title': 'Không làm được video của “%s”',
  'message.373.content': 'Lần này chưa làm được video, bạn không mất phí nào. Mở ảnh và thử lại nhé.',
  'message.352.title': 'Đã nhận “%s”',
  'message.352.content': 'Đang chụp “%s”, xong sẽ báo bạn ở đây.',

  'engine.studio': 'Studio tại chỗ',
  'engine.comfyui': 'Studio GPU',
  'engine.hosted': 'Studio đám mây',

  'moderated.sexual': 'hở da thịt quá nhiều hoặc có nội dung tình dục',
  'moderated.minor': 'nội dung có thể liên quan đến trẻ vị thành niên',
  'moderated.violence': 'bạo lực hoặc máu me',
  'moderated.hate': 'nội dung thù ghét hoặc xúc phạm',
  'moderated.politics': 'nội dung chính trị',
  'moderated.drugs': 'ma túy',
  'moderated.self-harm': 'tự làm hại bản thân',
  'moderated.fraud': 'nội dung phạm pháp hoặc lừa đảo',
  'moderated.other': 'nội dung không được hiển thị',
  'message.380.title': 'Đăng nhập trên thiết bị mới',
  'message.380.content':
    'Tài khoản của bạn vừa được đăng nhập trên một thiết bị mới: %s. Nếu không phải bạn, hãy đăng xuất thiết bị đó ở thẻ Tôi, mục Thiết bị.',
  'message.381.title': 'Tài khoản của bạn sắp bị xóa',
  'message.381.content':
    'Tài khoản sẽ bị xóa vào %s cùng mọi dữ liệu. Nếu không phải bạn yêu cầu, hoặc bạn đổi ý, hãy mở đây để giữ lại.',
  'message.382.title': 'Tài khoản của bạn được giữ lại',
  'message.382.content': 'Tài khoản không bị xóa nữa. Mọi thứ vẫn như cũ.',
  'message.383.title': 'Nhập sai mã của số bạn',
  'message.383.content':
    'Vào %s có người đã thử mã cho số điện thoại của bạn nhiều lần. Không mã nào đúng. Đừng nói cho ai biết mã bạn nhận được. Nếu chính bạn gõ nhầm thì không cần làm gì.',
  'message.384.title': 'Số điện thoại đã đổi',
  'message.384.content':
    'Tài khoản của bạn đã đổi số điện thoại; số cũ không đăng nhập được nữa. Nếu không phải bạn, hãy liên hệ ngay với đơn vị vận hành.',
  'message.385.title': 'Bạn đã được xác thực',
  'message.385.content': 'Studio đã xem yêu cầu của bạn và chấp nhận. Giờ bạn có thể chụp bằng ảnh của mình.',
  'message.386.title': 'Yêu cầu không được chấp nhận',
  'message.386.content': 'Lý do nằm ở mục “Cách khác” trong phần xác thực, nơi bạn có thể viết lại.',
  'message.391.title': 'Đã từ chối một bản sao đăng nhập của bạn',
  'message.391.content':
    'Vào %s có người thử mở tài khoản của bạn trên thiết bị khác bằng bản sao đăng nhập của bạn. Việc đó đã bị từ chối. Nếu không phải chính bạn chuyển dữ liệu, hãy đăng xuất các thiết bị khác ở thẻ Tôi, mục Thiết bị.',
  'message.392.title': 'Thẻ vàng cho bạn',
  'message.392.content': 'Thẻ vàng được cộng: %d. Xem tất cả trong sao kê ở trang cá nhân.',
  'message.395.title': 'Đã nạp xong',
  'message.395.content': { other: 'Thanh toán đến hơi muộn, %d thẻ đã vào tài khoản.' },
  'message.396.title': 'Hoàn lại khoản trả',
  'message.396.content': 'Đơn đã hủy hoặc đã trả, tiền sẽ hoàn về nguồn cũ.',
  'message.397.title': 'Đã hoàn tiền',
  'message.397.content': { other: 'Tiền của %d thẻ đã được hoàn.' },
  'message.398.title': 'Yêu cầu hoàn tiền không được duyệt',
  'message.398.content': 'Thẻ đã trả lại cho bạn, dùng tiếp được. Có thắc mắc hãy liên hệ.',
  'message.399.title': 'Đơn ảnh đã được hoàn lại',
  'message.399.content': 'Thẻ vàng và điểm đã dùng được trả lại. Ảnh của đơn này bị khóa lại.',
} as const satisfies AreaTable<'news'>;
