import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Điều khoản dịch vụ',
  'legal.privacy.title': 'Chính sách quyền riêng tư',
  'legal.operator': 'Đơn vị vận hành',
  'legal.contact': 'Liên hệ',
  'legal.version': 'Phiên bản %s',
  'legal.contents': 'Mục lục',
  'legal.date': 'Bản ngày %s',
  'legal.law': 'Luật áp dụng',
  'legal.service.head-1': 'Chúng tôi cung cấp gì',
  'legal.service.1':
    'Kinora dùng ảnh bạn tải lên để tạo chân dung của bạn theo nhiều chủ đề. Ảnh do phần mềm tạo ra, không chụp bằng máy ảnh, và mỗi ảnh đều ghi rõ điều đó.',
  'legal.service.head-2': 'Ảnh bạn tải lên',
  'legal.service.2':
    'Chỉ tải lên ảnh của chính bạn hoặc của người đã đồng ý.\nKhông dùng gương mặt người khác để mạo danh, gây hiểu lầm hay làm hại bất kỳ ai, cũng không dùng để làm giả giấy tờ.',
  'legal.service.head-3': 'Ảnh thuộc về ai',
  'legal.service.3':
    'Ảnh bạn tải lên và chân dung thuộc về bạn: bạn có thể lưu, in, chia sẻ và sử dụng. Chúng tôi chỉ dùng chúng để phục vụ bạn, không dùng để huấn luyện mô hình hay quảng cáo.\nẢnh đưa ra ngoài có nhãn “Do AI tạo”. Đừng xóa nhãn ở nơi luật yêu cầu giữ nhãn. Ảnh thẻ không có nhãn nhìn thấy được chỉ được giao sau khi bạn đồng ý tự nêu nguồn gốc.',
  'legal.service.head-4': 'Lưu bao lâu',
  'legal.service.4':
    'Ảnh bạn không giữ sẽ bị xóa sau %d ngày. Ảnh bạn giữ được lưu đến khi bạn xóa ảnh hoặc xóa tài khoản.',
  'legal.service.head-5': 'Tài khoản của bạn',
  'legal.service.5':
    'Hãy giữ kín mã xác minh. Nếu người khác dùng tài khoản, hãy kết thúc đăng nhập trên thiết bị khác trong trang “Tôi”.\nBạn có thể xóa tài khoản bất cứ lúc nào và đổi ý trong %d ngày; sau đó mọi thứ bị xóa. Số điện thoại của tài khoản đã xóa không thể đăng ký lại trong 24 giờ.',
  'legal.service.5-at-once':
    'Hãy giữ kín mã xác minh. Nếu người khác dùng tài khoản, hãy kết thúc đăng nhập trên thiết bị khác trong trang “Tôi”.\nBạn có thể xóa tài khoản bất cứ lúc nào; sau khi xác nhận, việc xóa mọi thứ bắt đầu ngay và không thể đổi ý. Số điện thoại của tài khoản đã xóa không thể đăng ký lại trong 24 giờ.',
  'legal.service.head-6': 'Trẻ em',
  'legal.service.6':
    'Người dưới %d tuổi không được tự mở tài khoản: người giám hộ thêm và chụp bằng tài khoản của người giám hộ. Ảnh trẻ em chỉ được dùng khi người giám hộ đồng ý và không xuất hiện trong cộng đồng.',
  'legal.service.head-7': 'Điều không được làm',
  'legal.service.7':
    'Không được chụp nội dung khỏa thân hay khiêu dâm, nội dung không phù hợp liên quan đến trẻ vị thành niên, bạo lực, thù ghét, ma túy, tuyên truyền chính trị, giả mạo hay lừa đảo.\nPhần mềm kiểm duyệt mô tả trước khi chụp và kiểm duyệt ảnh trước khi bạn xem; ảnh không đạt không được lưu và không được tính. Phần mềm có thể sai: bạn có thể liên hệ để chúng tôi xem lại.',
  'legal.service.head-8': 'Cộng đồng',
  'legal.service.8':
    'Đăng ảnh cần một sự đồng ý riêng. Khi đó mọi người thấy ảnh, tên của bạn, chủ đề hoặc những từ hiểu được từ mô tả, và có thể chụp kiểu tương tự với gương mặt của họ; không ai thấy ảnh gốc hay mô tả như bạn đã viết.\nBạn có thể gỡ bất cứ lúc nào. Sau khi gỡ, địa chỉ ảnh đã mở trước đó hết hạn sau tối đa hai giờ. Ảnh người khác chụp bằng gương mặt của họ thuộc về họ.',
  'legal.service.head-9': 'Trách nhiệm của chúng tôi',
  'legal.service.9':
    'Chân dung do phần mềm tạo, có thể không giống hoặc có lỗi, và không được coi là bằng chứng. Chúng tôi cố gắng duy trì dịch vụ nhưng không bảo đảm dịch vụ không gián đoạn. Trách nhiệm theo luật không bị ảnh hưởng.',
  'legal.service.head-10': 'Thay đổi, chấm dứt và luật',
  'legal.service.10':
    'Khi ý nghĩa của điều khoản thay đổi, phiên bản đổi theo và chúng tôi mời bạn đọc và đồng ý lại. Nếu bạn vi phạm điều khoản hay luật, chúng tôi có thể ngừng phục vụ; bạn vẫn xuất được dữ liệu của mình.\nÁp dụng luật nơi đơn vị vận hành đặt trụ sở; nếu ở trên nêu luật khác thì theo luật đã nêu. Sự bảo vệ dành cho người tiêu dùng nơi bạn sống không bị ảnh hưởng.',
  'legal.privacy.head-1': 'Chúng tôi lưu gì',
  'legal.privacy.1':
    'Chúng tôi chỉ lưu những gì cần cho dịch vụ và an toàn, như sau.\n• Tài khoản: số điện thoại, hoặc mã mà cách đăng nhập khác cung cấp; tên và ảnh đại diện; giới tính, năm sinh… nếu bạn cho biết; liên kết đưa bạn đến đây, nếu liên kết có ghi.\n• Gương mặt: ảnh bạn tải lên, chân dung cắt ra từ ảnh, đặc điểm gương mặt để kiểm tra độ giống, và ước đoán giới tính, tuổi.\n• Buổi chụp: chủ đề bạn chọn, mô tả, ảnh và video được tạo, và tin nhắn.\n• Ghi nhận: loại thiết bị và giờ đăng nhập; bạn đồng ý hay từ chối điều gì, phiên bản nào, bằng ngôn ngữ nào.',
  'legal.privacy.1-shop':
    '• Đơn hàng: bạn mua gì, giá bao nhiêu, trả bằng cách nào, kèm mã mà dịch vụ thanh toán đặt cho người trả khi họ cần; điều bạn viết về đơn hàng; tên, số điện thoại và địa chỉ nhận ảnh in. Tất cả bị xóa cùng tài khoản, riêng mã người trả bị xóa khi các khoản hoàn tiền đang xử lý đã xong.\n• Quà tặng: bạn đã tặng bao nhiêu thẻ vàng, khi nào, và số điện thoại người nhận với phần lớn chữ số được che; cho đến khi thẻ được nhận hoặc trả lại, còn có mã băm có khóa của số đó. Tất cả bị xóa cùng tài khoản của bạn, số đã che cũng bị xóa khi người nhận xóa tài khoản của họ.',
  'legal.privacy.head-2': 'Dùng để làm gì',
  'legal.privacy.2':
    'Số điện thoại dùng để đăng nhập và lấy lại tài khoản. Ảnh gương mặt và đặc điểm dùng để chụp chủ đề bạn chọn, kiểm tra độ giống và, nếu bạn muốn, xác thực người thật. Địa chỉ mạng chỉ để ngăn lạm dụng. Không dùng để nhận diện người, huấn luyện mô hình hay quảng cáo, và không bán.',
  'legal.privacy.head-3': 'Ở đâu, ai nhận được',
  'legal.privacy.3':
    'Dữ liệu nằm trên máy chủ của đơn vị vận hành; ảnh cũng được tạo và kiểm duyệt ở đó, trừ khi bạn đồng ý khác.\n• Nhà cung cấp tin nhắn chỉ nhận số điện thoại và mã xác minh.\n• Khi đăng nhập một chạm, nhà mạng và bên xác thực kiểm tra số; từ cách đăng nhập khác chúng tôi chỉ lấy một mã.\n• Dịch vụ ngoài studio để chụp, kiểm duyệt ảnh hay xác thực người thật chỉ nhận ảnh sau khi từng người trong ảnh đồng ý riêng; câu hỏi nêu tên các dịch vụ đó. Dịch vụ xác thực người thật còn nhận họ tên thật và số giấy tờ tùy thân của bạn: chúng tôi chuyển đi mà không lưu, hoặc bạn xuất trình giấy tờ trên trang của họ.',
  'legal.privacy.3-shop':
    '• Khi bạn trả tiền, dịch vụ thanh toán nhận số và số tiền của đơn hàng và, khi cần, người trả và địa chỉ mạng. Bên in và gửi ảnh nhận ảnh, tên, số điện thoại và địa chỉ.',
  'legal.privacy.head-4': 'Sự đồng ý của bạn',
  'legal.privacy.4':
    'Từng việc được hỏi riêng, từng người trả lời riêng: dùng gương mặt, làm ảnh bìa chủ đề bằng gương mặt bạn, gửi ảnh cho dịch vụ ngoài studio, hiển thị trong cộng đồng. Từ chối chỉ ảnh hưởng việc đó.\nBạn có thể rút lại sự đồng ý trong trang “Tôi” bất cứ lúc nào. Khi bạn rút lại sự đồng ý dùng gương mặt, ảnh gương mặt và đặc điểm bị xóa ngay, ảnh đã đăng rời cộng đồng.',
  'legal.privacy.head-5': 'Bao lâu',
  'legal.privacy.5':
    '• Ảnh không đạt thì không lưu; ảnh đạt mà không dùng bị xóa trong một giờ.\n• Ảnh gương mặt và đặc điểm: đến khi bạn xóa.\n• Chân dung bạn không giữ: %d ngày. Ảnh bạn giữ: đến khi bạn xóa.\n• Mã xác minh và ghi nhận chống lạm dụng: hai ngày. Mã băm của chứng thực từ các cách đăng nhập khác, để không bị dùng lại: 100 ngày. Một lần đăng nhập hết hiệu lực sau 90 ngày không dùng; ghi nhận về nó bị xóa 90 ngày sau khi hết hiệu lực hoặc đăng xuất. Tệp xuất: 24 giờ.',
  'legal.privacy.5-undo': '• Những gì bạn xóa có thể hoàn tác trong %d phút, sau đó bị xóa hẳn.',
  'legal.privacy.head-6': 'Bảo vệ thế nào',
  'legal.privacy.6':
    'Số điện thoại, ảnh, đặc điểm gương mặt và mô tả được mã hóa khi lưu và khi gửi. Nhật ký không có số điện thoại, mã xác minh, địa chỉ mạng hay ảnh. Địa chỉ ảnh có hạn và chỉ trao cho người được xem.',
  'legal.privacy.head-7': 'Quyền của bạn',
  'legal.privacy.7':
    'Bạn có thể xem, sửa và xuất dữ liệu, xóa ảnh và người, rút lại sự đồng ý và xóa tài khoản.\nSau khi xóa tài khoản, bạn có thể đổi ý trong %d ngày; sau đó mọi thứ bị xóa, và bạn nhận được chứng nhận xóa. Số điện thoại chỉ còn lại thêm 24 giờ ở dạng không thể khôi phục. Bản sao lưu được đơn vị vận hành xóa theo định kỳ. Bạn cũng có thể khiếu nại với cơ quan quản lý.',
  'legal.privacy.7-at-once':
    'Bạn có thể xem, sửa và xuất dữ liệu, xóa ảnh và người, rút lại sự đồng ý và xóa tài khoản.\nSau khi bạn xác nhận xóa tài khoản, việc xóa mọi thứ bắt đầu ngay và không thể đổi ý; bạn nhận được chứng nhận xóa. Số điện thoại chỉ còn lại thêm 24 giờ ở dạng không thể khôi phục. Bản sao lưu được đơn vị vận hành xóa theo định kỳ. Bạn cũng có thể khiếu nại với cơ quan quản lý.',
  'legal.privacy.head-8': 'Trẻ em',
  'legal.privacy.8':
    'Người dưới %d tuổi do người giám hộ chụp bằng tài khoản của người giám hộ, và chúng tôi ghi lại sự đồng ý đó. Khi ảnh trông như trẻ em, chúng tôi hỏi; tuổi ước đoán từ ảnh chỉ để hỏi, không quyết định gì. Tài khoản do trẻ tự mở, khi đã cho biết tuổi, không thể chụp, đặt mua hay đăng gì nữa; những gì có trong đó vẫn lưu và xóa được, và có thể xóa tài khoản.',
  'legal.privacy.head-9': 'Nhãn AI',
  'legal.privacy.9':
    'Mỗi ảnh đưa ra ngoài có nhãn nhìn thấy được và nhãn trong tệp; trong đó không có tên hay tài khoản của bạn. Việc giao ảnh không có nhãn nhìn thấy được sẽ được ghi lại khoảng sáu tháng theo luật; sau khi xóa tài khoản, ghi nhận đó không còn gắn với bạn.',
  'legal.privacy.head-10': 'Xác thực người thật',
  'legal.privacy.10':
    'Khi studio xác thực, hình từ máy ảnh chỉ ở trong bộ nhớ để đánh giá rồi bị bỏ; chỉ kết quả và mã băm không thể khôi phục được lưu 30 ngày để không bị dùng lại. Hình chỉ thành ảnh của bạn khi bạn đồng ý riêng. Nếu có cách khác cho người không dùng được máy ảnh (đoạn video ngắn hoặc có người xem), chúng tôi giải thích trước rồi bạn quyết định. Dịch vụ xác thực ngoài studio cần sự đồng ý riêng.',
  'legal.privacy.head-11': 'Trên thiết bị của bạn',
  'legal.privacy.11':
    'Trong trình duyệt hay ứng dụng mini, chúng tôi lưu thông tin đăng nhập, khóa của thiết bị, cài đặt, những gì bạn xem gần đây và những gì bạn đã xóa mà còn khôi phục được; thông tin đăng nhập được mã hóa và bị xóa khi bạn đăng xuất. Không có quảng cáo và không có cookie theo dõi bạn. Khi bạn xóa tài khoản trên thiết bị này, địa chỉ của chứng nhận xóa được lưu mã hóa tại đây trong 30 ngày.',
  'legal.privacy.head-12': 'Thay đổi và liên hệ',
  'legal.privacy.12':
    'Khi ý nghĩa thay đổi, phiên bản đổi và chúng tôi xin bạn đồng ý lại. Có thắc mắc, hãy liên hệ đơn vị vận hành theo thông tin ở trên.',
  'legal.privacy.12-alone':
    'Khi ý nghĩa thay đổi, phiên bản đổi và chúng tôi xin bạn đồng ý lại. Đơn vị vận hành chưa ghi thông tin liên hệ tại đây.',
  'legal.privacy.head-13': 'Thẻ vàng và điểm',
  'legal.privacy.13':
    'Chúng tôi ghi lại mọi thẻ vàng, điểm và xu Liao được cộng hay trừ. Khi xóa tài khoản, phần còn lại hết hiệu lực; các bút toán được giữ để đối soát và không còn gắn với bạn. Để quà chào mừng chỉ tặng một lần cho mỗi số điện thoại, một mã băm có khóa của số bạn được giữ lại, không thể khôi phục thành số.',
} as const satisfies AreaTable<'legal'>;
