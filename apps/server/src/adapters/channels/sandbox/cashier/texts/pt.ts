import type { CashierTexts } from '../cashier-texts.ts';

export const pt: CashierTexts = {
  title: 'Caixa de demonstração',
  heading: 'Caixa de demonstração: nenhum dinheiro real circula aqui',
  order: 'Pedido',
  states: {
    waiting: 'aguardando pagamento',
    failed: 'o pagamento falhou e pode ser repetido',
    closed: 'encerrado: não pode mais ser pago',
    paid: 'pago',
  },
  until: 'Aberto até %s UTC. Não faça nada para deixar o tempo acabar.',
  back: 'Voltar à loja',
  noAnswer: 'O caixa não respondeu. Tente de novo.',
  acts: {
    pay: 'Pagar',
    fail: 'Falhar: o banco recusa',
    cancel: 'Cancelar e voltar',
    expire: 'Esgotar o tempo agora',
    late: 'Pagar e avisar a loja após 20 s',
    twice: 'Pagar e avisar a loja três vezes ao mesmo tempo',
    reordered: 'Pagar e depois avisar a loja de uma falha',
    silent: 'Pagar e nunca avisar a loja: ela precisa perguntar',
    forged: 'Não pagar e enviar um aviso falso',
  },
};
