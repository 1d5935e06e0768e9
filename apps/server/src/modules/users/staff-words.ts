const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'));

/** Whoever carries one of these as a word passes for somebody of the operator's, whatever stands beside it. */
export const STAFF_WORDS = list(
  'admin|admins|administrator|administrators|administration|moderator|moderators|sysadmin|superadmin|webmaster|helpdesk|official',
  'customer service|customer support|customer care|tech support|guanfang kefu',
  'админ|админы|администратор|администрация|модератор|модераторы|техподдержка|официальный|служба поддержки',
  'administrateur|administratrice|modérateur|modératrice|officiel|officielle|service client|service clients',
  'administratorin|moderatorin|kundendienst|kundenservice|kundenbetreuung|offiziell|offizielle|offizieller',
  'administrador|administradora|moderador|moderadora|oficial|servicio al cliente|atención al cliente|atendimento ao cliente',
  'amministratore|amministratrice|moderatore|moderatrice|ufficiale|servizio clienti|assistenza clienti',
  'quản trị viên|chăm sóc khách hàng|hỗ trợ khách hàng|hỗ trợ kỹ thuật|layanan pelanggan|dukungan pelanggan',
  'أدمن|الأدمن|الإدارة|الرسمي|الرسمية|خدمة العملاء|الدعم الفني',
);

/** These pass for the operator's where nothing else is said: alone, with a number, or with one another. */
export const SERVICE_WORDS = list(
  'support|staff|team|help|service|system|hotline|operator|operators|operations|поддержка|служба|система|помощь|assistance|aide|hilfe|soporte|ayuda|servicio',
  'оператор|операторы|opérateur|opératrice|operador|operadora|operatore|operatrice|betreiber|betreiberin|nhà điều hành|المشغل',
  'suporte|ajuda|atendimento|assistenza|servizio|supporto|dukungan|bantuan|layanan|hỗ trợ|الدعم|دعم|خدمة|المشرف|إدارة|مساعدة',
);

/** What may stand beside them and says nothing. */
export const SERVICE_FILLERS = list(
  'the|app|online|center|centre|desk|customer|technical|tech|user|users|our|your|and|my',
);

/** In writing without blanks: looked for anywhere. */
export const STAFF_PHRASES = list(
  '官方|客服|客户服务|客戶服務|管理员|管理員|运营|運營|工作人员|工作人員|版主|站长|站長|系统通知|系統通知|系统消息|系統訊息',
  '運営|管理者|管理人|公式アカウント|公式サポート|事務局|サポートセンター|カスタマーサポート',
  '관리자|운영자|운영팀|고객센터|고객지원|공식계정|상담원',
  'แอดมิน|ผู้ดูแลระบบ|ฝ่ายบริการลูกค้า|ฝ่ายสนับสนุน|เจ้าหน้าที่|ผู้ให้บริการ',
);
