import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': '《使用者服務條款》',
  'legal.service.1': '親映使用你上傳的照片，為你拍出不同主題的肖像。照片由軟體生成，並非實際拍攝，每一張都會標明。',
  'legal.service.2': '請只上傳你本人的照片，或已取得當事人同意的照片。不得用他人的臉冒充、誤導或傷害任何人。',
  'legal.service.3': '你上傳的照片和拍出的肖像歸你所有。我們只為向你提供服務而使用，不用於訓練模型，也不用於廣告。',
  'legal.service.4': '沒有留下的照片會在期限屆滿後刪除，具體天數載明於挑選照片的頁面。',
  'legal.service.5': '請妥善保管收到的驗證碼。發現帳號遭他人使用時，登出即可使該裝置的登入失效。',
  'legal.service.6': '違反以上約定或法律時，我們得停止服務。條款有變動時，會請你重新閱讀並同意。',
  'legal.privacy.title': '《隱私權政策》',
  'legal.privacy.1':
    '我們保存的個人資料僅有：手機號碼、你上傳的臉部照片、由照片計算出的臉部特徵、拍出的肖像，以及你同意過哪些條款及同意的時間。',
  'legal.privacy.2': '手機號碼只用於登入和找回帳號；臉部照片和特徵只用於拍攝你選的主題，以及檢查拍得像不像你。',
  'legal.privacy.3':
    '手機號碼、照片和臉部特徵加密保存。以上資料都不寫入日誌，沒有你單獨的同意不提供給第三方，也不用於訓練模型。',
  'legal.privacy.4':
    '使用臉部資料之前，我們會另行徵得你的同意。你可以隨時在「我的」撤回同意，撤回後臉部照片和特徵會被刪除。',
  'legal.privacy.5': '刪除的照片十分鐘內可以復原，之後從儲存空間清除，不留副本。',
  'legal.privacy.6':
    '簡訊由簡訊服務商代發，服務商只會取得你的手機號碼和驗證碼。你用一鍵登入時，號碼由你的電信業者和認證服務商核對。',
  'legal.operator': '營運者',
  'legal.contact': '聯絡方式',
  'legal.version': '%s 版',
  'legal.service.head-1': '服務內容',
  'legal.service.head-2': '你上傳的照片',
  'legal.service.head-3': '照片歸誰',
  'legal.service.head-4': '保存多久',
  'legal.service.head-5': '你的帳號',
  'legal.service.head-6': '變更與終止',
  'legal.privacy.head-1': '保存哪些資料',
  'legal.privacy.head-2': '用在哪裡',
  'legal.privacy.head-3': '怎樣保護',
  'legal.privacy.head-4': '你的授權',
  'legal.privacy.head-5': '怎樣移除',
  'legal.privacy.head-6': '委託他人處理',
} as const satisfies AreaTable<'legal'>;
