import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Presentear cartões dourados',
  'gifts.take-title': 'Cartões dourados para você',
  'gifts.text':
    'Presenteie um amigo com cartões dourados que você comprou. Chegam assim que ele aceitar; se ninguém aceitar em %s, voltam para você.',
  'gifts.tail': 'Últimos 4 dígitos do número, de novo',
  'gifts.tail-hint': 'Para chegarem à pessoa certa.',
  'gifts.count': 'Quantos',
  'gifts.count-hint': 'Você pode presentear até %d.',
  'gifts.count-wrong': 'Digite um número de 1 a %d.',
  'gifts.give': 'Presentear',
  'gifts.given-title': 'Enviados',
  'gifts.given-text': 'Enviados para esse número. Se ninguém aceitar até %s, voltam para você.',
  'gifts.again': 'Presentear mais',
  'gifts.none-title': 'Nada para presentear agora',
  'gifts.none-text': 'Você pode presentear cartões dourados comprados, até %d por dia.',
  'gifts.buy': 'Recarregar',
  'gifts.failed': 'Não foi possível carregar seus cartões',
  'gifts.loading': 'Carregando seus cartões dourados',
  'gifts.waits-title': 'Cartões dourados para você',
  'gifts.waits-text': 'Aceite e use para ficar com fotos.',
  'gifts.take': 'Aceitar',
  'gifts.taken-title': 'São seus',
  'gifts.taken-text': 'Os cartões dourados estão no seu saldo.',
  'gifts.purse': 'Ver extrato',
  'gifts.gone-title': 'Não está mais aqui',
} as const satisfies AreaTable<'gifts'>;
