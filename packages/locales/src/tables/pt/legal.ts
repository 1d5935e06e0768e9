import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Termos de Serviço',
  'legal.service.1':
    'O Kinora utiliza as fotos que você envia para criar retratos seus em diferentes temas. Os retratos são gerados por software, e não feitos com uma câmera, e cada um deles traz essa indicação.',
  'legal.service.2':
    'Envie somente fotos suas ou de pessoas que tenham dado consentimento. É proibido usar o rosto de outra pessoa para se passar por ela, enganar ou prejudicar alguém.',
  'legal.service.3':
    'As fotos que você envia e os seus retratos pertencem a você. Nós os utilizamos apenas para prestar o serviço a você, nunca para treinar modelos nem para publicidade.',
  'legal.service.4':
    'As fotos que você não guarda são excluídas ao fim do prazo. O número de dias é informado na página em que você escolhe as fotos.',
  'legal.service.5':
    'Não compartilhe os códigos que receber. Se outra pessoa usar a sua conta, sair da conta encerra a sessão no aparelho dela.',
  'legal.service.6':
    'Em caso de descumprimento destes termos ou da lei, poderemos suspender o serviço. Se os termos mudarem, pediremos que você os leia e aceite novamente.',
  'legal.privacy.title': 'Política de Privacidade',
  'legal.privacy.1':
    'Os únicos dados pessoais que armazenamos são: seu número de telefone, as fotos de rosto que você envia, os traços faciais calculados a partir delas, seus retratos e quais termos você aceitou e quando.',
  'legal.privacy.2':
    'O número de telefone é usado apenas para entrar e recuperar a conta. As fotos de rosto e os traços são usados apenas para os temas que você escolhe e para verificar a semelhança.',
  'legal.privacy.3':
    'O número de celular, as fotos e os traços do rosto são armazenados de forma criptografada. Todos esses dados não são gravados em registros, não são repassados a terceiros sem o seu consentimento separado e não são usados para treinar modelos.',
  'legal.privacy.4':
    'Antes de usar dados do seu rosto, pedimos um consentimento à parte. Você pode retirá-lo a qualquer momento em “Perfil”; nesse caso, as fotos de rosto e os traços são excluídos.',
  'legal.privacy.5':
    'Uma foto excluída pode ser recuperada por dez minutos. Depois disso, ela é apagada do armazenamento, sem que reste cópia.',
  'legal.privacy.6':
    'Os SMS são enviados por um fornecedor, que recebe apenas o seu número de telefone e o código. Quando você entra com o número do seu telefone, a sua operadora e um fornecedor de autenticação o verificam.',
  'legal.operator': 'Operador',
  'legal.contact': 'Contato',
  'legal.version': 'Versão %s',
  'legal.service.head-1': 'O que oferecemos',
  'legal.service.head-2': 'As fotos que você envia',
  'legal.service.head-3': 'De quem são as fotos',
  'legal.service.head-4': 'Por quanto tempo ficam',
  'legal.service.head-5': 'Sua conta',
  'legal.service.head-6': 'Mudanças e encerramento',
  'legal.privacy.head-1': 'O que guardamos',
  'legal.privacy.head-2': 'Para que serve',
  'legal.privacy.head-3': 'Como é protegido',
  'legal.privacy.head-4': 'Seu consentimento',
  'legal.privacy.head-5': 'Exclusão',
  'legal.privacy.head-6': 'Quem trabalha para nós',
} as const satisfies AreaTable<'legal'>;
