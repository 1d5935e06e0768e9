import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Điều khoản dịch vụ',
  'legal.service.1':
    'Kinora sử dụng ảnh do bạn tải lên để tạo chân dung của bạn theo các chủ đề khác nhau. Ảnh được tạo bằng phần mềm, không phải chụp thật, và điều này được ghi rõ trên từng ảnh.',
  'legal.service.2':
    'Bạn chỉ được tải lên ảnh của chính mình hoặc của người đã đồng ý. Không được dùng gương mặt người khác để mạo danh, gây nhầm lẫn hoặc làm hại bất kỳ ai.',
  'legal.service.3':
    'Ảnh bạn tải lên và chân dung được tạo ra thuộc về bạn. Chúng tôi chỉ sử dụng chúng để cung cấp dịch vụ cho bạn, không dùng để huấn luyện mô hình và không dùng cho quảng cáo.',
  'legal.service.4': 'Ảnh không được giữ lại sẽ bị xóa khi hết thời hạn. Số ngày cụ thể được ghi trên trang chọn ảnh.',
  'legal.service.5':
    'Bạn có trách nhiệm bảo quản mã xác minh đã nhận. Khi phát hiện người khác sử dụng tài khoản, việc đăng xuất sẽ chấm dứt hiệu lực đăng nhập trên thiết bị đó.',
  'legal.service.6':
    'Chúng tôi có thể ngừng cung cấp dịch vụ trong trường hợp vi phạm các điều khoản trên hoặc pháp luật. Khi điều khoản thay đổi, chúng tôi sẽ đề nghị bạn đọc và đồng ý lại.',
  'legal.privacy.title': 'Chính sách quyền riêng tư',
  'legal.privacy.1':
    'Thông tin cá nhân chúng tôi lưu giữ chỉ gồm: số điện thoại, ảnh gương mặt bạn tải lên, đặc điểm gương mặt được tính từ ảnh, chân dung được tạo ra, cùng các điều khoản bạn đã đồng ý và thời điểm đồng ý.',
  'legal.privacy.2':
    'Số điện thoại chỉ được dùng để đăng nhập và khôi phục tài khoản. Ảnh và đặc điểm gương mặt chỉ được dùng để tạo ảnh theo chủ đề bạn chọn và kiểm tra độ giống.',
  'legal.privacy.3':
    'Số điện thoại, ảnh và đặc điểm khuôn mặt được lưu trữ dưới dạng mã hóa. Tất cả thông tin trên không ghi vào nhật ký, không cung cấp cho bên thứ ba nếu bạn chưa đồng ý riêng và không dùng để huấn luyện mô hình.',
  'legal.privacy.4':
    'Trước khi sử dụng thông tin gương mặt, chúng tôi sẽ xin sự đồng ý riêng của bạn. Bạn có thể rút lại bất cứ lúc nào trong mục “Tôi”; sau khi rút lại, ảnh và đặc điểm gương mặt sẽ bị xóa.',
  'legal.privacy.5':
    'Ảnh đã xóa có thể được khôi phục trong vòng mười phút, sau đó sẽ bị xóa khỏi nơi lưu trữ và không còn bản sao.',
  'legal.privacy.6':
    'Tin nhắn SMS được gửi qua nhà cung cấp dịch vụ; bên này chỉ nhận được số điện thoại và mã xác minh của bạn. Khi bạn đăng nhập bằng số của máy, nhà mạng của bạn và nhà cung cấp dịch vụ xác thực kiểm tra số đó.',
  'legal.operator': 'Đơn vị vận hành',
  'legal.contact': 'Liên hệ',
  'legal.version': 'Phiên bản %s',
  'legal.service.head-1': 'Chúng tôi cung cấp gì',
  'legal.service.head-2': 'Ảnh bạn tải lên',
  'legal.service.head-3': 'Ảnh thuộc về ai',
  'legal.service.head-4': 'Lưu giữ bao lâu',
  'legal.service.head-5': 'Tài khoản của bạn',
  'legal.service.head-6': 'Thay đổi và chấm dứt',
  'legal.privacy.head-1': 'Chúng tôi lưu gì',
  'legal.privacy.head-2': 'Dùng để làm gì',
  'legal.privacy.head-3': 'Bảo vệ thế nào',
  'legal.privacy.head-4': 'Sự đồng ý của bạn',
  'legal.privacy.head-5': 'Xóa dữ liệu',
  'legal.privacy.head-6': 'Bên xử lý thay chúng tôi',
} as const satisfies AreaTable<'legal'>;
