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
    'A Kinora usa a foto que carrega para fazer retratos seus em vários temas. São feitos por software, não por uma câmara, e cada um o indica.',
  'legal.service.head-2': 'As fotos que carrega',
  'legal.service.2':
    'Carregue apenas fotos suas ou de pessoas que concordaram.\nNunca use o rosto de outra pessoa para se passar por alguém, enganar, prejudicar ou falsificar documentos.',
  'legal.service.head-3': 'De quem são as fotos',
  'legal.service.3':
    'As suas fotos e retratos são seus: guarde, imprima, partilhe e use. Só os usamos para lhe prestar o serviço, não para treinar modelos nem para publicidade.\nAs imagens que saem levam a marca “Gerada por IA”. Não a retire onde a lei a exige. Uma foto de documento sem marca visível só é entregue se aceitar indicar a origem.',
  'legal.service.head-4': 'Quanto tempo ficam',
  'legal.service.4':
    'As fotos que não guarda são apagadas após %d dias. As que guarda ficam até as apagar ou fechar a conta.',
  'legal.service.head-5': 'A sua conta',
  'legal.service.5':
    'Não partilhe os códigos. Se outra pessoa usar a sua conta, termine as sessões de outros dispositivos na página “Perfil”.\nPode fechar a conta quando quiser e voltar atrás durante %d dias; depois tudo é apagado. O número de uma conta fechada não pode registar-se de novo durante 24 horas.',
  'legal.service.head-6': 'Crianças',
  'legal.service.6':
    'Quem tem menos de %d anos não tem conta própria: o responsável adiciona e fotografa com a conta dele. As fotos de uma criança só são usadas com esse consentimento e nunca ficam na Comunidade.',
  'legal.service.head-7': 'O que não é permitido',
  'legal.service.7':
    'Nada de nudez ou pornografia, nada impróprio com menores, violência, ódio, drogas, propaganda política, falsificação ou fraude.\nUm software avalia as descrições antes e as imagens antes de as ver; o que é recusado não é guardado nem contado. Pode errar: peça-nos nova análise.',
  'legal.service.head-8': 'A Comunidade',
  'legal.service.8':
    'Publicar é um consentimento à parte. Todos veem então a imagem, o seu nome, o retrato e o tema, e podem fazer o mesmo tema com o próprio rosto; ninguém vê a foto original nem as palavras da descrição.\nPode retirá-la quando quiser. Os endereços já abertos terminam no máximo em duas horas. O que outros fizeram com o próprio rosto é deles.',
  'legal.service.head-9': 'A nossa responsabilidade',
  'legal.service.9':
    'Os retratos são feitos por software; podem não se parecer ou ter falhas e não servem de prova. Fazemos o possível para manter o serviço, sem prometer que nunca pare. A responsabilidade legal mantém-se.',
  'legal.service.head-10': 'Alterações, fim e lei',
  'legal.service.10':
    'Quando muda o sentido destas condições muda a versão, e pedimos que leia e aceite de novo. Podemos deixar de servir uma conta que as viole ou viole a lei; poderá exportar os dados.\nAplica-se a lei da sede do operador ou a indicada acima. A proteção do consumidor onde vive mantém-se.',
  'legal.privacy.head-1': 'O que guardamos',
  'legal.privacy.1':
    'Guardamos só o necessário para os retratos, a entrada e a segurança.\n• Conta: o número de telefone ou o identificador de outra forma de entrar; nome e retrato; género, ano de nascimento e outros se os indicar.\n• Rosto: as fotos carregadas, a pessoa recortada, os traços que verificam a semelhança, uma estimativa de género e idade.\n• Sessões: temas escolhidos, descrições, fotos e vídeos feitos, mensagens.\n• Registos: tipo de dispositivo e hora das entradas; o que aceitou ou recusou, em que versão e língua.',
  'legal.privacy.head-2': 'Para quê',
  'legal.privacy.2':
    'O telefone serve para entrar e recuperar a conta. As fotos do rosto e os traços servem para os temas escolhidos, para verificar a semelhança e, se quiser, que é uma pessoa real. Os endereços de rede servem só contra abusos. Nada serve para reconhecer pessoas, treinar modelos ou fazer publicidade, e nada é vendido.',
  'legal.privacy.head-3': 'Onde está e quem recebe',
  'legal.privacy.3':
    'Os dados estão nos servidores do operador; os retratos também são feitos e avaliados lá, salvo se aceitar outra coisa.\n• O fornecedor de SMS recebe só o número e o código.\n• Na entrada com um toque, a sua operadora e um serviço de autenticação verificam o número; das outras entradas recebemos só um identificador.\n• Os serviços fora do estúdio que desenham, avaliam ou verificam pessoas reais só recebem imagens após o consentimento separado de cada pessoa; a pergunta nomeia-os.',
  'legal.privacy.head-4': 'O seu consentimento',
  'legal.privacy.4':
    'Cada coisa é perguntada à parte e cada pessoa responde por si: uso do rosto, capas de temas com ele, imagens para serviços de fora, aparecer na Comunidade. Um não afeta só isso.\nPode retirá-lo quando quiser na página “Perfil”. Com o consentimento do rosto são apagados fotos e traços, e o que foi publicado sai da Comunidade.',
  'legal.privacy.head-5': 'Quanto tempo',
  'legal.privacy.5':
    '• Fotos que não servem não ficam; as que servem e não são usadas saem em uma hora.\n• Fotos do rosto e traços: até as apagar. Dez minutos para anular, depois são eliminados.\n• Retratos não guardados: %d dias. Guardados: até os apagar.\n• Códigos e registos contra abusos: um dia. Entradas sem uso: 90 dias. Ficheiros exportados: 24 horas.',
  'legal.privacy.head-6': 'Como é protegido',
  'legal.privacy.6':
    'Telefone, fotos, traços e descrições são guardados e enviados cifrados. Os registos do sistema não têm telefones, códigos, endereços de rede nem imagens. Os endereços de imagens expiram e só vão para quem as pode ver.',
  'legal.privacy.head-7': 'Os seus direitos',
  'legal.privacy.7':
    'Pode ver, corrigir e exportar os dados, apagar fotos e pessoas, retirar consentimentos e fechar a conta.\nO fecho anula-se durante %d dias; depois tudo é apagado e recebe um certificado. O número fica mais 24 horas numa forma que não se pode ler. O operador apaga as cópias de segurança por sua vez. Também pode queixar-se à autoridade.',
  'legal.privacy.head-8': 'Crianças',
  'legal.privacy.8':
    'Quem tem menos de %d anos é fotografado pelo responsável com a conta dele, e registamos esse consentimento. Se uma foto parecer de uma criança, perguntamos; a idade estimada só leva a uma pergunta e não decide nada. Se uma criança abriu uma conta sozinha, diga-nos e apagamo-la.',
  'legal.privacy.head-9': 'Marcas de IA',
  'legal.privacy.9':
    'Cada imagem que sai tem uma marca visível e outra no ficheiro, sem o seu nome nem a conta. A entrega de uma imagem sem marca visível é registada cerca de seis meses, como a lei pede; fechada a conta, o registo já não leva a si.',
  'legal.privacy.head-10': 'Verificação de pessoa real',
  'legal.privacy.10':
    'Quando o estúdio verifica, as imagens da câmara ficam na memória só para avaliar; o resultado e um resumo irreversível ficam 30 dias para nada ser usado duas vezes. Só passam a fotos suas com um consentimento à parte. Se houver outra via para quem não pode usar a câmara (um clipe curto ou alguém que veja), é explicada antes e decide. Um serviço de fora precisa do seu consentimento separado.',
  'legal.privacy.head-11': 'No seu dispositivo',
  'legal.privacy.11':
    'No navegador ou miniprograma guardamos a entrada, uma chave do dispositivo, as definições e o que viu por último; a entrada é cifrada e sai ao terminar a sessão. Não há publicidade nem cookies que o sigam.',
  'legal.privacy.head-12': 'Alterações e contacto',
  'legal.privacy.12':
    'Quando muda o sentido muda a versão e perguntamos de novo. Para perguntas, contacte o operador acima.',
  'legal.privacy.head-13': 'Cartões dourados e pontos',
  'legal.privacy.13':
    'Registramos cada cartão dourado, ponto e moeda que entra ou sai. Ao encerrar a conta, o que sobrar expira; os lançamentos ficam para a contabilidade e não levam mais a você. Para que o presente de boas-vindas seja dado uma vez por número de telefone, fica um resumo com chave do seu, do qual não se recupera o número.',
} as const satisfies AreaTable<'legal'>;
