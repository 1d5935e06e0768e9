import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Termos de Serviço',
  'legal.privacy.title': 'Política de Privacidade',
  'legal.operator': 'Operador',
  'legal.contact': 'Contato',
  'legal.version': 'Versão %s',
  'legal.contents': 'Índice',
  'legal.date': 'Texto de %s',
  'legal.law': 'Lei aplicável',
  'legal.service.head-1': 'O que oferecemos',
  'legal.service.1':
    'O Kinora usa a foto que você envia para fazer retratos seus em vários temas. Eles são feitos por software, não por uma câmera, e cada um indica isso.',
  'legal.service.head-2': 'As fotos que você envia',
  'legal.service.2':
    'Envie apenas fotos suas ou de pessoas que concordaram.\nNunca use o rosto de outra pessoa para se passar por alguém, enganar, prejudicar ou falsificar documentos.',
  'legal.service.head-3': 'De quem são as fotos',
  'legal.service.3':
    'Suas fotos e seus retratos são seus: salve, imprima, compartilhe e use. Só os usamos para prestar o serviço a você, não para treinar modelos nem para publicidade.\nAs imagens que saem daqui levam a marca “Gerada por IA”. Não a retire onde a lei a exige. Uma foto de documento sem marca visível só é entregue se você aceitar indicar por conta própria a origem.',
  'legal.service.head-4': 'Quanto tempo ficam',
  'legal.service.4':
    'As fotos que você não guarda são apagadas após %d dias. As que você guarda ficam até você apagá-las ou encerrar a conta.',
  'legal.service.head-5': 'Sua conta',
  'legal.service.5':
    'Não compartilhe os códigos. Se outra pessoa usar sua conta, encerre as sessões de outros dispositivos na página “Perfil”.\nVocê pode encerrar a conta quando quiser e voltar atrás durante %d dias; depois tudo é apagado. O número de uma conta encerrada não pode se cadastrar de novo durante 24 horas.',
  'legal.service.5-at-once':
    'Não compartilhe os códigos. Se outra pessoa usar sua conta, encerre as sessões de outros dispositivos na página “Perfil”.\nVocê pode encerrar a conta quando quiser; tudo é apagado na hora, sem volta. O número de uma conta encerrada não pode se cadastrar de novo durante 24 horas.',
  'legal.service.head-6': 'Menores de idade',
  'legal.service.6':
    'Quem tem menos de %d anos não tem conta própria: quem é responsável adiciona e fotografa com a própria conta. As fotos de uma criança só são usadas com esse consentimento e nunca ficam na comunidade.',
  'legal.service.head-7': 'O que não é permitido',
  'legal.service.7':
    'Nada de nudez ou pornografia, nada impróprio com menores, violência, ódio, drogas, propaganda política, falsificação ou fraude.\nUm software avalia as descrições antes de fazer as imagens e as imagens antes de você vê-las; o que é recusado não é guardado nem contado. Ele pode errar: peça uma nova análise.',
  'legal.service.head-8': 'A comunidade',
  'legal.service.8':
    'Publicar é um consentimento à parte. Todos veem então a imagem, seu nome e o tema ou as palavras entendidas da descrição, e podem fazer a mesma com o próprio rosto; ninguém vê a foto original nem a descrição como você a escreveu.\nVocê pode retirá-la quando quiser. Os endereços já abertos expiram em no máximo duas horas. O que outros fizeram com o próprio rosto é deles.',
  'legal.service.head-9': 'Nossa responsabilidade',
  'legal.service.9':
    'Os retratos são feitos por software; podem não se parecer com você ou ter falhas e não servem de prova. Fazemos o possível para manter o serviço, sem prometer que nunca pare. A responsabilidade prevista em lei permanece.',
  'legal.service.head-10': 'Alterações, fim e lei',
  'legal.service.10':
    'Quando o sentido destes termos muda, a versão muda, e pedimos que você leia e aceite de novo. Podemos deixar de atender uma conta que viole os termos ou a lei; você ainda poderá exportar os dados.\nAplica-se a lei da sede do operador, salvo se outra estiver indicada acima. A proteção do consumidor do lugar onde você vive permanece.',
  'legal.privacy.head-1': 'O que guardamos',
  'legal.privacy.1':
    'Guardamos só o necessário para o serviço e a segurança.\n• Conta: o número de telefone ou o identificador de outra forma de entrar; nome e foto de perfil; gênero, ano de nascimento e outros, se você informar.\n• Rosto: as fotos enviadas, a pessoa recortada, os traços que verificam a semelhança, uma estimativa de gênero e idade.\n• Ensaios: temas escolhidos, descrições, fotos e vídeos feitos, mensagens.\n• Registros: tipo de dispositivo e hora dos acessos; o que você aceitou ou recusou, em que versão e idioma.',
  'legal.privacy.1-shop':
    '• Pedidos: o que você comprou, por quanto e como foi pago, com o identificador que o serviço de pagamento dá a quem paga quando precisa dele; o que você escreveu sobre um pedido; o nome, o telefone e o endereço para onde vão as fotos impressas. Isso é excluído com a conta; o identificador, quando terminam os reembolsos em andamento.',
  'legal.privacy.head-2': 'Para quê',
  'legal.privacy.2':
    'O telefone serve para entrar e recuperar a conta. As fotos do rosto e os traços servem para os temas escolhidos, para verificar a semelhança e, se você quiser, que você é uma pessoa real. Os endereços IP servem só contra abusos. Nada serve para reconhecer pessoas, treinar modelos ou fazer publicidade, e nada é vendido.',
  'legal.privacy.head-3': 'Onde está e quem recebe',
  'legal.privacy.3':
    'Os dados ficam nos servidores do operador; os retratos também são feitos e avaliados lá, a menos que você aceite outra coisa.\n• O fornecedor de SMS recebe só o número e o código.\n• Na entrada com um toque, sua operadora e um serviço de autenticação verificam o número; das outras formas de entrar recebemos só um identificador.\n• Os serviços fora do estúdio que fazem ou avaliam fotos ou verificam pessoas reais só recebem imagens após o consentimento separado de cada pessoa; a pergunta diz quais são. Um serviço que verifica pessoas reais recebe também seu nome real e seu número de identidade: nós os repassamos sem guardá-los, ou você mostra o documento na página dele.',
  'legal.privacy.3-shop':
    '• Quando você paga, o serviço de pagamento recebe o número e o valor do pedido e, se precisar, quem paga e o endereço de rede. Quem faz e envia as fotos impressas recebe a imagem, o nome, o telefone e o endereço.',
  'legal.privacy.head-4': 'Seu consentimento',
  'legal.privacy.4':
    'Cada coisa é perguntada à parte e cada pessoa responde por si: uso do rosto, capas de temas com ele, envio de imagens a serviços fora do estúdio, aparecer na comunidade. Uma recusa só afeta aquela coisa.\nVocê pode retirá-lo quando quiser na página “Perfil”. Se você retirar o do rosto, fotos e traços são apagados, e o que foi publicado sai da comunidade.',
  'legal.privacy.head-5': 'Quanto tempo',
  'legal.privacy.5':
    '• Fotos que não servem não ficam; as que servem e não são usadas saem em uma hora.\n• Fotos do rosto e traços: até você apagá-los. Dez minutos para desfazer, depois são excluídos.\n• Retratos não guardados: %d dias. Guardados: até você apagá-los.\n• Códigos e registros contra abusos: dois dias. Resumos do que outras formas de entrar mostraram, para nada ser usado duas vezes: 100 dias. Um acesso termina após 90 dias sem uso; seu registro é apagado 90 dias depois do fim. Arquivos exportados: 24 horas.',
  'legal.privacy.head-6': 'Como é protegido',
  'legal.privacy.6':
    'Telefone, fotos, traços e descrições são guardados e enviados criptografados. Os registros do sistema não têm telefones, códigos, endereços IP nem imagens. Os endereços de imagens expiram e só vão para quem pode vê-las.',
  'legal.privacy.head-7': 'Seus direitos',
  'legal.privacy.7':
    'Você pode ver, corrigir e exportar os dados, apagar fotos e pessoas, retirar consentimentos e encerrar a conta.\nO encerramento pode ser desfeito durante %d dias; depois tudo é apagado e você recebe um certificado de exclusão. O número fica mais 24 horas em uma forma que não se pode ler. O operador apaga as cópias de segurança no devido tempo. Você também pode reclamar à autoridade competente.',
  'legal.privacy.7-at-once':
    'Você pode ver, corrigir e exportar os dados, apagar fotos e pessoas, retirar consentimentos e encerrar a conta.\nAo encerrar, tudo é apagado na hora, sem volta, e você recebe um certificado de exclusão. O número fica mais 24 horas em uma forma que não se pode ler. O operador apaga as cópias de segurança no devido tempo. Você também pode reclamar à autoridade competente.',
  'legal.privacy.head-8': 'Menores de idade',
  'legal.privacy.8':
    'Quem tem menos de %d anos é fotografado por quem é seu responsável, com a própria conta dessa pessoa, e registramos esse consentimento. Se uma foto parecer de uma criança, perguntamos; a idade estimada só leva a uma pergunta e não decide nada. Se uma criança abriu uma conta sozinha, avise-nos e nós a apagamos.',
  'legal.privacy.head-9': 'Marcas de IA',
  'legal.privacy.9':
    'Cada imagem que sai tem uma marca visível e outra no arquivo, sem seu nome nem sua conta. A entrega de uma imagem sem marca visível fica registrada por cerca de seis meses, como a lei pede; encerrada a conta, o registro não leva mais a você.',
  'legal.privacy.head-10': 'Verificação de pessoa real',
  'legal.privacy.10':
    'Quando o estúdio verifica, as imagens da câmera ficam na memória só para avaliar; o resultado e um resumo irreversível ficam 30 dias para nada ser usado duas vezes. Elas só viram fotos suas com um consentimento à parte. Se houver outra forma para quem não pode usar a câmera (um vídeo curto ou alguém que veja), ela é explicada antes e você decide. Um serviço de verificação fora do estúdio precisa do seu consentimento separado.',
  'legal.privacy.head-11': 'No seu dispositivo',
  'legal.privacy.11':
    'No navegador ou miniprograma guardamos o acesso, uma chave do dispositivo, as configurações e o que você viu por último; o acesso é criptografado e some quando você sai. Não há publicidade nem cookies que sigam você. Se você encerrar a conta aqui, o endereço do certificado fica criptografado neste dispositivo por 30 dias.',
  'legal.privacy.head-12': 'Alterações e contato',
  'legal.privacy.12':
    'Quando o sentido muda, a versão muda e perguntamos de novo. Para perguntas, fale com o operador acima.',
  'legal.privacy.head-13': 'Cartões dourados e pontos',
  'legal.privacy.13':
    'Registramos cada cartão dourado, ponto e moeda que entra ou sai. Ao encerrar a conta, o que sobrar expira; os lançamentos ficam para a contabilidade e não levam mais a você. Para que o presente de boas-vindas seja dado uma vez por número de telefone, fica um resumo com chave do seu, do qual não se recupera o número.',
} as const satisfies AreaTable<'legal'>;
