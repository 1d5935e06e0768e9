import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Dùng gương mặt bạn làm ảnh bìa chủ đề?',
  'covers.ask-text':
    'Studio sẽ chụp lại ảnh bìa và ảnh mẫu bằng gương mặt bạn. Chỉ bạn thấy. Nếu không, bạn thấy gương mặt mẫu; lúc nào cũng đổi được.',
  'covers.ask-title-other': 'Cho cả %s lên ảnh bìa các chủ đề hai người?',
  'covers.ask-text-other':
    'Ảnh bìa và ảnh mẫu của chủ đề hai người sẽ có cả hai. Chỉ bạn thấy. Hãy hỏi họ trước; nếu chưa thành niên, người giám hộ quyết định.',
  'covers.agree': 'Dùng',
  'covers.refuse': 'Không dùng',
  'covers.agreed': 'Ảnh bìa sẽ lần lượt đổi',
  'outside.ask-title': 'Gửi ảnh cho dịch vụ ngoài studio?',
  'outside.ask-text':
    'Khi chụp, kiểm duyệt hoặc xác thực người thật, ảnh gương mặt được gửi cho dịch vụ ngoài studio: %s. Nếu không đồng ý, chỉ studio tự chụp và có thể có chủ đề không chụp được. Rút lại lúc nào cũng được.',
  'outside.ask-only':
    'Chủ đề này chỉ chụp được khi gửi ảnh gương mặt cho dịch vụ ngoài studio: %s. Nếu không đồng ý, hãy chọn chủ đề khác. Rút lại lúc nào cũng được.',
  'outside.ask-who': 'Lần này hỏi về: %s.',
  'outside.ask-text-other': 'Hãy hỏi người khác trước khi trả lời thay; nếu chưa thành niên, người giám hộ quyết định.',
  'outside.check-first': 'Đánh dấu đồng ý rồi mới bắt đầu được',
  'outside.agree': 'Đồng ý',
  'outside.refuse': 'Chỉ studio chụp',
  'outside.other': 'Chủ đề khác',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
