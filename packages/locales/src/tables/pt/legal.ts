import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d dia', many: '%d de dias', other: '%d dias' } as const;

export default {
  'legal.service.title': 'Termos de Serviço',
  'legal.privacy.title': 'Política de Privacidade',
  'legal.operator': 'Operador',
  'legal.contact': 'Contato',
  'legal.version': 'Versão %s',
  'legal.contents': 'Índice',
  'legal.date': 'Última revisão: %s',
  'legal.law': 'Lei aplicável',
  'legal.service.head-1': 'O que oferecemos',
  'legal.service.1':
    'O Kinora usa a foto que você envia para fazer retratos seus em vários temas. Eles são feitos por software, não por uma câmera, e cada um indica isso.',
  'legal.service.head-2': 'As fotos que você envia',
  'legal.service.2':
    'Envie apenas fotos suas ou de pessoas que concordaram.\nNunca use o rosto de outra pessoa para se passar por alguém, enganar, prejudicar ou falsificar documentos.',
  'legal.service.head-3': 'De quem são as fotos',
  'legal.service.3':
    'Suas fotos e seus retratos são seus: salve, imprima, compartilhe e use. Só os usamos para prestar o serviço a você, não para treinar modelos nem para publicidade.\nAs imagens que saem daqui levam o rótulo “Gerada por IA”. Não o retire onde a lei o exige. Uma foto para documento sem rótulo visível só é entregue depois que você aceita indicar a origem por conta própria.',
  'legal.service.head-4': 'Quanto tempo ficam',
  'legal.service.4': inForms(
    DAYS,
    (days) =>
      `As fotos que você não guarda são excluídas após ${days}. As que você guarda ficam até você excluí-las ou encerrar a conta.`,
  ),
  'legal.service.head-5': 'Sua conta',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `Não compartilhe os códigos de verificação. Se outra pessoa usar sua conta, encerre as sessões de outros dispositivos na página “Perfil”.\nVocê pode encerrar a conta quando quiser e voltar atrás durante ${days}; depois tudo é apagado. O número de telefone de uma conta encerrada não pode ser cadastrado de novo durante 24 horas.`,
  ),
  'legal.service.5-at-once':
    'Não compartilhe os códigos de verificação. Se outra pessoa usar sua conta, encerre as sessões de outros dispositivos na página “Perfil”.\nVocê pode encerrar a conta quando quiser; depois que você confirma, tudo começa a ser apagado na hora, sem volta. O número de telefone de uma conta encerrada não pode ser cadastrado de novo durante 24 horas.',
  'legal.service.head-6': 'Menores de idade',
  'legal.service.6':
    'Quem tem menos de %d anos não pode abrir uma conta própria: quem é responsável por essa pessoa a adiciona e fotografa com a própria conta. As fotos de uma criança só são usadas com o consentimento de quem é responsável por ela e nunca aparecem na comunidade.',
  'legal.service.head-7': 'O que não é permitido',
  'legal.service.7':
    'Nada de nudez ou pornografia, nada impróprio com menores, nada de violência, ódio, drogas, propaganda política, falsificação ou fraude.\nUm software avalia as descrições antes do ensaio e as fotos antes de você vê-las; as recusadas não são guardadas nem contadas. O software pode errar: fale conosco para uma nova análise.',
  'legal.service.head-8': 'A comunidade',
  'legal.service.8':
    'Publicar é um consentimento à parte. A partir daí todos veem a foto, seu nome de perfil e o tema ou as palavras entendidas da descrição, e podem fazer a mesma com o próprio rosto; ninguém vê a foto que você enviou nem a descrição como você a escreveu.\nVocê pode retirá-la quando quiser. Depois disso, os endereços de imagens já abertos expiram em no máximo duas horas. As fotos que outras pessoas fizeram com o próprio rosto são delas.',
  'legal.service.head-9': 'Nossa responsabilidade',
  'legal.service.9':
    'Os retratos são feitos por software; podem não se parecer com você ou ter falhas e não servem de prova. Fazemos o possível para manter o serviço, sem prometer que nunca pare. A responsabilidade prevista em lei permanece.',
  'legal.service.head-10': 'Alterações, fim e lei',
  'legal.service.10':
    'Quando o sentido destes termos muda, a versão muda, e pedimos que você leia e aceite de novo. Podemos deixar de atender uma conta que viole os termos ou a lei; você ainda poderá exportar os dados.\nAplica-se a lei da sede do operador, salvo se outra estiver indicada acima. A proteção do consumidor do lugar onde você vive permanece.',
  'legal.privacy.head-1': 'O que guardamos',
  'legal.privacy.1':
    'Guardamos só o necessário para o serviço e a segurança.\n• Conta: o número de telefone ou o identificador de outra forma de entrar; nome e foto de perfil; gênero, ano de nascimento e outros, se você informar; por qual link você chegou, se ele indicar.\n• Rosto: as fotos enviadas, a pessoa recortada, os traços que verificam a semelhança, uma estimativa de gênero e idade.\n• Ensaios: temas escolhidos, descrições, fotos e vídeos feitos, mensagens.\n• Registros: tipo de dispositivo e hora dos acessos; o que você aceitou ou recusou, em que versão e idioma.',
  'legal.privacy.1-shop':
    '• Pedidos: o que você comprou, por quanto e como foi pago, com o identificador que o serviço de pagamento dá a quem paga quando precisa dele; o que você escreveu sobre um pedido; o nome, o telefone e o endereço para onde vão as fotos impressas. Isso é apagado com a conta; o identificador de quem paga, quando terminam os reembolsos em andamento.\n• Presentes: quantos cartões dourados você deu e quando, e o telefone de quem recebe, com a maioria dos dígitos oculta; até serem aceitos ou voltarem, também um resumo desse número, protegido por chave. Isso é apagado com a sua conta; o número oculto, também quando quem recebeu encerra a dele.',
  'legal.privacy.head-2': 'Para que serve',
  'legal.privacy.2':
    'O número de telefone serve para entrar e recuperar a conta. As fotos e os traços do rosto servem para fazer os temas que você escolhe, para verificar a semelhança e, se você quiser, para verificar que você é uma pessoa real. Os endereços IP servem só contra abusos. Nada disso serve para reconhecer pessoas, treinar modelos ou fazer publicidade, e nada é vendido.',
  'legal.privacy.head-3': 'Onde está e quem recebe',
  'legal.privacy.3':
    'Os dados ficam nos servidores do operador; os retratos também são feitos e avaliados lá, a menos que você aceite outra coisa.\n• O fornecedor de SMS recebe só o número e o código.\n• Na entrada com um toque, sua operadora e um serviço de autenticação verificam o número; das outras formas de entrar recebemos só um identificador.\n• Os serviços fora do estúdio que fazem ou avaliam fotos ou verificam pessoas reais só recebem as fotos após o consentimento separado de cada pessoa fotografada; ao perguntar, dizemos os nomes deles. Um serviço que verifica pessoas reais recebe também seu nome real e seu número de identidade: nós os repassamos sem guardá-los, ou você mostra o documento na página dele.',
  'legal.privacy.3-shop':
    '• Quando você paga, o serviço de pagamento recebe o número e o valor do pedido e, se precisar, quem paga e o endereço IP. Quem faz e envia as fotos impressas recebe a imagem, o nome, o telefone e o endereço.',
  'legal.privacy.head-4': 'Seu consentimento',
  'legal.privacy.4':
    'Cada coisa é perguntada à parte e cada pessoa responde por si: uso do rosto, capas dos temas com ele, envio de fotos a serviços fora do estúdio, fotos mostradas na comunidade. Uma recusa só afeta aquela coisa.\nVocê pode retirar um consentimento quando quiser na página “Perfil”. Se retirar o consentimento para o uso do rosto, as fotos e os traços do rosto são excluídos na hora, e o que foi publicado sai da comunidade.',
  'legal.privacy.head-5': 'Quanto tempo',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• As fotos que não passam na verificação não ficam; as que passam e não são usadas são apagadas em até uma hora.\n• Fotos e traços do rosto: até você excluí-los.\n• Retratos não guardados: ${days}. Guardados: até você excluí-los.\n• Códigos e registros contra abusos: dois dias. Resumos das credenciais de acesso de terceiros, para nenhuma ser usada duas vezes: 100 dias. Um acesso expira após 90 dias sem uso; seu registro é excluído 90 dias depois de ele expirar ou de você sair. Arquivos exportados: 24 horas.`,
  ),
  'legal.privacy.5-undo': {
    one: '• O que você excluir pode ser recuperado por %d minuto; depois é apagado de vez.',
    many: '• O que você excluir pode ser recuperado por %d de minutos; depois é apagado de vez.',
    other: '• O que você excluir pode ser recuperado por %d minutos; depois é apagado de vez.',
  },
  'legal.privacy.head-6': 'Como é protegido',
  'legal.privacy.6':
    'Telefone, fotos, traços e descrições são guardados e enviados criptografados. Os registros do sistema não têm telefones, códigos, endereços IP nem imagens. Os endereços de imagens expiram e só vão para quem pode vê-las.',
  'legal.privacy.head-7': 'Seus direitos',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `Você pode ver, corrigir e exportar seus dados, excluir fotos e pessoas, retirar consentimentos e encerrar a conta.\nO encerramento pode ser desfeito durante ${days}; depois tudo é apagado e você recebe um certificado de exclusão. O número de telefone fica mais 24 horas, só em uma forma da qual não pode ser recuperado. O operador apaga periodicamente as cópias de segurança. Você também pode reclamar à autoridade competente.`,
  ),
  'legal.privacy.7-at-once':
    'Você pode ver, corrigir e exportar seus dados, excluir fotos e pessoas, retirar consentimentos e encerrar a conta.\nDepois que você confirma o encerramento, tudo começa a ser apagado na hora, sem volta, e você recebe um certificado de exclusão. O número de telefone fica mais 24 horas, só em uma forma da qual não pode ser recuperado. O operador apaga periodicamente as cópias de segurança. Você também pode reclamar à autoridade competente.',
  'legal.privacy.head-8': 'Menores de idade',
  'legal.privacy.8':
    'Quando a pessoa tem menos de %d anos, quem é responsável por ela faz as fotos com a própria conta, e registramos esse consentimento. Se uma foto parecer de uma criança, perguntamos; a idade estimada pela foto só leva a uma pergunta e não decide nada. Se uma criança abriu uma conta sozinha, depois que a idade é informada essa conta não pode mais fotografar, pedir nem publicar nada; o que ela contém pode ser salvo e excluído, e a conta pode ser encerrada.',
  'legal.privacy.head-9': 'Rótulos de IA',
  'legal.privacy.9':
    'Cada imagem que sai tem um rótulo visível e outro no arquivo, sem seu nome nem sua conta. A entrega de uma imagem sem rótulo visível fica registrada por cerca de seis meses, como a lei pede; encerrada a conta, o registro não leva mais a você.',
  'legal.privacy.head-10': 'Verificação de pessoa real',
  'legal.privacy.10':
    'Quando o estúdio verifica, as imagens da câmera ficam na memória só para a avaliação e depois são descartadas; por 30 dias ficam apenas o resultado e um resumo irreversível, para nada ser usado duas vezes. As imagens só viram fotos suas com um consentimento à parte. Se houver outra forma para quem não pode usar a câmera (um vídeo curto ou uma pessoa que olhe), ela é explicada antes e você decide. Um serviço de verificação fora do estúdio precisa do seu consentimento separado.',
  'legal.privacy.head-11': 'No seu dispositivo',
  'legal.privacy.11':
    'No navegador ou miniprograma guardamos os dados de acesso, uma chave do dispositivo, as configurações, o que você viu por último e o que excluiu e ainda pode recuperar; os dados de acesso são criptografados e apagados quando você sai. Não há publicidade nem cookies que rastreiem você. Se você encerrar a conta neste dispositivo, o endereço do certificado de exclusão fica aqui, criptografado, por 30 dias.',
  'legal.privacy.head-12': 'Alterações e contato',
  'legal.privacy.12':
    'Quando o sentido muda, a versão muda e pedimos de novo seu consentimento. Em caso de dúvida, fale com o operador pelo contato acima.',
  'legal.privacy.12-alone':
    'Quando o sentido muda, a versão muda e pedimos de novo seu consentimento. O operador ainda não informou um contato aqui.',
  'legal.privacy.head-13': 'Cartões dourados e pontos',
  'legal.privacy.13':
    'Registramos cada cartão dourado, ponto e moeda Liao que entra ou sai. Ao encerrar a conta, o que sobrar expira; os lançamentos ficam para a contabilidade e não levam mais a você. Para que o presente de boas-vindas seja dado uma vez por número de telefone, fica um resumo do seu, protegido por chave, do qual não se recupera o número.',
} as const satisfies AreaTable<'legal'>;
