import type { WordList } from './word-list.ts';

export const ENGLISH: WordList = {
  isDense: false,
  words: {
    sexual:
      'nude|nudes|naked|nudity|porn*|xxx|nsfw|topless|bottomless|sex|sexual*|sexy lingerie|erotic*|hentai|genital*|penis|vagina|boobs|tits|nipple*|blowjob|masturbat*|orgasm*|orgy|strip naked|undressed|no clothes|without clothes|rape|raped|rapist|bdsm|fetish*|onlyfans|prostitut*|hooker|cumshot|fuck*',
    minor: 'child porn*|cp porn|lolicon|loli|shotacon|pedo*|paedo*|jailbait|underage girl|underage boy',
    violence:
      'murder*|behead*|decapitat*|gore|gory|mutilat*|dismember*|corpse*|massacre*|torture*|bloodbath|kill someone|killing people|shooting people|suicide bomb*|execution scene|lynch*|school shooting|terrorist attack|disembowel*',
    hate: 'nazi*|hitler|swastika|ku klux klan|kkk|white power|white supremac*|nigger*|nigga|kike|faggot*|gas the*|ethnic cleansing|heil',
    politics:
      'trump|donald trump|joe biden|xi jinping|vladimir putin|putin|kim jong un|tiananmen massacre|overthrow the government|election fraud poster',
    drugs:
      'cocaine|heroin|crystal meth|methamphetamine|crack pipe|snorting|injecting drugs|lsd trip|smoking weed|marijuana|cannabis|fentanyl|ecstasy pills|drug dealer',
    'self-harm':
      'suicide|suicidal|self harm|self-harm|cutting myself|cut my wrist*|hang myself|hanging myself|kill myself|slit wrist*|overdose',
    fraud:
      'fake id|fake passport|forged|forgery|counterfeit*|scam|phishing|impersonat* police|fake driver licence|fake driver license|deepfake|stolen identity|identity theft',
    child:
      'child|children|kid|kids|little girl|little boy|schoolgirl|schoolboy|toddler|baby|minor|underage|teen|teenage|preteen',
  },
  harmless:
    'naked eye|nude lipstick|nude makeup|nude color|nude colour|nude heels|nude tone|nude palette|sex and the city|suicide squad|suicide prevention|murder mystery|trump card|no trump|rape seed|rape field|rape flowers|oilseed rape|fields of rape|corpse bride|anti nazi|gore vidal|al gore|scam awareness|killer heels|bloody mary|minor key|a minor|c minor|little boy blue|baby blue|baby pink|baby breath|kidney|sex pistols|essex|sussex|middlesex|scunthorpe|gas the car',
};

export const FRENCH: WordList = {
  isDense: false,
  words: {
    sexual:
      'nu|nue|nus|nues|toute nue|tout nu|nudité|porno*|érotique*|seins nus|sexe|sexuel*|baiser une|pénis|vagin|masturb*|viol|violée|violer|orgie|prostitu*|sans vêtements|déshabillée|lingerie sexy|tétons',
    minor: 'pédoporno*|pédophil*|lolita nue|mineure nue',
    violence:
      'meurtre*|décapit*|cadavre*|massacre*|torture*|égorg*|démembr*|sanglant*|bain de sang|attentat|kamikaze|tuer quelqu un',
    hate: 'nazi*|hitler|croix gammée|ku klux klan|nègre*|suprémac*|youpin*|bougnoule*',
    politics: 'emmanuel macron|marine le pen|trump|poutine|xi jinping|renverser le gouvernement',
    drugs: 'cocaïne|héroïne|cannabis|drogue|drogues|méthamphétamine|fumer un joint|crack cocaïne|dealer de drogue',
    'self-harm': 'suicide|suicidaire*|me suicider|automutil*|me pendre|m ouvrir les veines|scarification*',
    fraud:
      'faux papiers|faux passeport|fausse carte d identité|faux billets|escroquerie|arnaque|usurpation d identité|hameçonnage',
    child: 'enfant|enfants|petite fille|petit garçon|fillette|bébé|mineure|écolière|écolier|ado|adolescente',
  },
  harmless:
    'pieds nus|pied nu|épaules nues|bras nus|à l oeil nu|mise à nu|tête nue|ton nude|prévention du suicide|violet|violette|violon|bébé bleu|torture d esprit|route du crack',
};

export const GERMAN: WordList = {
  isDense: false,
  words: {
    sexual:
      'nackt|nackte*|nacktbild*|nacktfoto*|porno*|pornograf*|erotisch*|erotik|sex|sexuell*|oben ohne|brüste|penis|vagina|onanie*|masturbier*|vergewaltig*|orgie|prostituiert*|ohne kleidung|ausgezogen|hure|reizwäsche',
    minor: 'kinderporno*|pädophil*|minderjährige nackt',
    violence:
      'mord|ermord*|enthaupt*|leiche|leichen|massaker|folter*|blutbad|zerstückel*|verstümmel*|blutüberströmt|selbstmordattent*|terroranschlag|jemanden töten|hinrichtung',
    hate: 'nazi*|hitler|hakenkreuz*|ku klux klan|neger*|heil hitler|judensau|white power|sieg heil|kanake*',
    politics:
      'olaf scholz|angela merkel|donald trump|trump|putin|xi jinping|alice weidel|regierung stürzen|friedrich merz',
    drugs: 'kokain|heroin|crystal meth|cannabis|drogen|drogendealer|kiffen|marihuana|haschisch',
    'self-harm': 'selbstmord*|suizid*|selbstverletz*|ritzen|mich umbringen|erhängen|pulsadern',
    fraud:
      'gefälschter ausweis|falscher pass|falschgeld|betrug|gefälscht*|gefälschte papiere|identitätsdiebstahl|phishing',
    child: 'kind|kinder|mädchen|junge|kleines mädchen|kleiner junge|schulmädchen|baby|minderjährig*|kleinkind',
  },
  harmless:
    'nacktschnecke|suizidprävention|krimi|mordsspass|mord im orient|nackte schulter|nackten füssen|nackte füsse|junge frau|junger mann|jungen frau|junge leute|jungen mann',
};

export const ITALIAN: WordList = {
  isDense: false,
  words: {
    sexual:
      'nudo|nuda|nudi|nude|porno*|erotic*|sesso|sessual*|seni|tette|pene|vagina|masturb*|stupro|stuprat*|orgia|prostitut*|senza vestiti|spogliat*|capezzol*|a seno scoperto',
    minor: 'pedoporno*|pedofil*|bambina nuda|minorenne nuda',
    violence:
      'omicidio|decapit*|cadaver*|massacro|tortur*|sgozz*|smembr*|bagno di sangue|attentato|kamikaze|uccidere qualcuno|sanguinos*',
    hate: 'nazist*|hitler|svastica|ku klux klan|negro di|suprematis*|heil hitler|croce uncinata',
    politics: 'giorgia meloni|berlusconi|donald trump|trump|putin|xi jinping|mussolini|rovesciare il governo',
    drugs: 'cocaina|eroina|cannabis|droga|droghe|metanfetamina|spacciatore|marijuana|hashish',
    'self-harm': 'suicidio|suicid*|autolesion*|tagliarmi i polsi|impiccar*|uccidermi',
    fraud:
      'documenti falsi|passaporto falso|carta d identità falsa|banconote false|truffa|contraffat*|furto d identità|patente falsa',
    child: 'bambino|bambina|bambini|ragazzina|ragazzino|neonato|minorenne|scolaretta|bimba|bimbo',
  },
  harmless:
    'occhio nudo|piedi nudi|color nude|rosa nude|trucco nude|spalle nude|prevenzione del suicidio|a mani nude|rossetto nude|tonalità nude',
};

export const SPANISH: WordList = {
  isDense: false,
  words: {
    sexual:
      'desnudo|desnuda|desnudos|desnudas|desnudez|porno*|erótic*|sexo|sexual*|tetas|pene|vagina|masturb*|violación|violad*|orgía|prostitut*|sin ropa|en topless|pezon*|follando|follar|en pelotas',
    minor: 'pornografía infantil|pedófil*|pedofil*|niña desnuda|menor desnuda',
    violence:
      'asesinat*|decapita*|cadáver*|masacre|tortura*|degollad*|degollar|descuartiz*|baño de sangre|atentado|matar a alguien|sangrient*|terrorista suicida',
    hate: 'nazi*|hitler|esvástica|ku klux klan|supremacis*|sudaca*|heil hitler|cruz gamada',
    politics:
      'pedro sánchez|nicolás maduro|donald trump|trump|putin|xi jinping|fidel castro|derrocar al gobierno|santiago abascal',
    drugs: 'cocaína|heroína drog*|cannabis|drogas|droga|metanfetamina|narcotraficante|marihuana|porro de',
    'self-harm': 'suicidio|suicid*|autolesion*|cortarme las venas|ahorcar*|matarme',
    fraud:
      'documento falso|pasaporte falso|identificación falsa|billetes falsos|estafa|falsificad*|robo de identidad|carné falso|dni falso',
    child: 'niño|niña|niños|niñas|colegiala|bebé|menor de edad|niñita|menores|chiquilla',
  },
  harmless:
    'pies desnudos|a simple vista|hombros desnudos|prevención del suicidio|color desnudo|labial desnudo|ojo desnudo|violeta|violín',
};

export const PORTUGUESE: WordList = {
  isDense: false,
  words: {
    sexual:
      'nu|nua|nus|nuas|pelado|pelada|nudez|porno*|erótic*|sexo|sexual*|peitos|pênis|vagina|masturb*|estupr*|orgia|prostitut*|sem roupa|mamilo*|pornô|de topless|transando',
    minor: 'pornografia infantil|pedófil*|pedofil*|criança nua|menor nua',
    violence:
      'assassinat*|decapita*|cadáver*|massacre|tortura*|degolad*|esquartej*|banho de sangue|atentado|matar alguém|sangrent*|homem bomba|chacina',
    hate: 'nazi*|hitler|suástica|ku klux klan|supremacis*|heil hitler',
    politics:
      'bolsonaro|lula presidente|donald trump|trump|putin|xi jinping|derrubar o governo|presidente lula|andré ventura',
    drugs: 'cocaína|heroína droga|maconha|drogas|droga|metanfetamina|traficante de droga|crack droga|canábis',
    'self-harm': 'suicídio|suicid*|automutila*|cortar os pulsos|enforcar*|me matar',
    fraud:
      'documento falso|passaporte falso|identidade falsa|dinheiro falso|golpe do pix|falsificad*|roubo de identidade|rg falso|burla',
    child: 'criança|crianças|menina|menino|garotinha|garotinho|bebê|menor de idade|menininha|bebé',
  },
  harmless:
    'pés nus|olho nu|ombros nus|prevenção ao suicídio|batom nude|tom nude|cor nude|pelada de futebol|jogar pelada',
};

export const VIETNAMESE: WordList = {
  isDense: false,
  words: {
    sexual:
      'khỏa thân|khoả thân|trần truồng|khiêu dâm|phim sex|làm tình|quan hệ tình dục|cởi hết|không mặc quần áo|hiếp dâm|dâm dục|lộ hàng|ngực trần|mại dâm',
    minor: 'ấu dâm|khiêu dâm trẻ em',
    violence: 'giết người|chặt đầu|xác chết|thảm sát|tra tấn|đẫm máu|đánh bom liều chết|phân xác|khủng bố',
    hate: 'phát xít|hitler|đức quốc xã|phân biệt chủng tộc|mọi đen',
    politics: 'tập cận bình|donald trump|putin|lật đổ chính quyền|việt tân|kim jong un',
    drugs: 'ma túy|ma tuý|heroin|cocain|thuốc phiện|cần sa|hàng đá',
    'self-harm': 'tự tử|tự sát|cắt cổ tay|tự hại|treo cổ',
    fraud: 'giấy tờ giả|cmnd giả|căn cước giả|hộ chiếu giả|tiền giả|lừa đảo|giả danh công an',
    child: 'trẻ em|bé gái|bé trai|em bé|vị thành niên|học sinh tiểu học',
  },
  harmless: 'phòng chống ma túy|phòng chống tự tử|phòng chống lừa đảo',
};

export const INDONESIAN: WordList = {
  isDense: false,
  words: {
    sexual:
      'telanjang|bugil|porno*|seks|seksual|cabul|mesum|payudara|penis|vagina|masturbasi|perkosa*|pelacur|tanpa busana|tanpa baju|bokep|erotis',
    minor: 'pornografi anak|pedofil*|anak telanjang',
    violence:
      'pembunuhan|penggal|pemenggalan|mayat|pembantaian|penyiksaan|bom bunuh diri|mutilasi|berdarah-darah|teroris',
    hate: 'nazi*|hitler|swastika nazi|supremasi kulit putih|kafir harus',
    politics: 'prabowo|jokowi|joko widodo|donald trump|putin|xi jinping|makar pemerintah|menggulingkan pemerintah',
    drugs: 'narkoba|sabu-sabu|heroin|kokain|ganja|ekstasi|pengedar narkoba',
    'self-harm': 'bunuh diri|menyayat tangan|gantung diri|melukai diri',
    fraud: 'ktp palsu|paspor palsu|uang palsu|penipuan|dokumen palsu|menyamar polisi',
    child: 'anak kecil|anak perempuan|anak laki-laki|bayi|di bawah umur|anak sd|bocah',
  },
  harmless: 'mata telanjang|telanjang kaki|kaki telanjang|anti narkoba|pencegahan bunuh diri',
};

export const RUSSIAN: WordList = {
  isDense: false,
  words: {
    sexual:
      'голый|голая|голые|голую|голым|голой|обнаженн*|порно*|эротик*|эротическ*|секс|секса|сексуальн*|без одежды|раздет*|сиськи|грудь голая|пенис|вагин*|мастурб*|изнасил*|оргия|проститут*|топлес*|ню',
    minor: 'детское порно|педофил*|голый ребенок|лоликон',
    violence:
      'убийств*|обезглав*|труп|трупы|трупов|резня|пытк*|кровав*|расчлен*|терракт|теракт*|смертни*|убить человека|казнь',
    hate: 'нацист*|нацизм*|гитлер*|свастик*|ку-клукс-клан|куклукс*|ниггер*|хайль|жиды|хач|хачи|белое превосходство',
    politics: 'путин*|навальн*|зеленск*|трамп|дональд трамп|си цзиньпин|свергнуть власть|лукашенк*',
    drugs: 'кокаин*|героин*|марихуан*|наркотик*|метамфетамин*|гашиш*|каннабис*|наркодилер*|закладк*',
    'self-harm': 'самоубийств*|суицид*|самоповрежд*|резать вены|порезать вены|повеситься|убить себя',
    fraud:
      'поддельн* паспорт*|фальшив* деньг*|поддельн* документ*|мошенни*|фальшивомонет*|кража личности|подделк* подпис*|поддельн* прав*',
    child: 'ребенок|ребенка|дети|детей|девочк*|мальчик*|школьниц*|младен*|несовершеннолетн*|малыш*',
  },
  harmless:
    'невооруженным глазом|голые плечи|голый торс статуи|профилактика суицида|героиня|героиней|героини|героиню|героинь',
};

export const ARABIC: WordList = {
  isDense: false,
  words: {
    sexual:
      'عاري|عارية|عاريا|عري|إباحي*|إباحية|جنس|جنسي|جنسية فاضحة|بدون ملابس|بلا ملابس|اغتصاب|دعارة|عاهرة|ثدي|قضيب|مهبل|استمناء|بورنو|سكس',
    minor: 'إباحية الأطفال|اشتهاء الأطفال|طفلة عارية|بيدوفيليا',
    violence: 'قتل شخص|جريمة قتل|قطع الرأس|قطع رأس|ذبح إنسان|جثة|جثث|مجزرة|تعذيب|انتحاري|تفجير|دموي|أشلاء|إرهابي',
    hate: 'نازي*|هتلر|صليب معقوف|تفوق البيض|تطهير عرقي',
    politics: 'دونالد ترامب|ترامب|بوتين|محمد بن سلمان|السيسي|قلب نظام الحكم|إسقاط النظام|بشار الأسد',
    drugs: 'كوكايين|هيروين|مخدرات|حشيش|ماريجوانا|كبتاجون|تعاطي المخدرات',
    'self-harm': 'انتحار|الانتحار|إيذاء النفس|قطع معصم|شنق نفسي|أقتل نفسي',
    fraud: 'هوية مزورة|جواز سفر مزور|نقود مزيفة|احتيال|تزوير|عملة مزورة|انتحال شخصية|وثائق مزورة',
    child: 'طفل|طفلة|أطفال|بنت صغيرة|ولد صغير|رضيع|قاصر|تلميذة',
  },
  harmless: 'عاري القدمين|حافي القدمين|بالعين المجردة|مكافحة المخدرات|الوقاية من الانتحار|جنسيات|جنسيتي|نازك',
};
