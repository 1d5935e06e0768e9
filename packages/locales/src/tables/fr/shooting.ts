import type { AreaTable } from '../../table.ts';

export default {
  'shooting.title': 'Séance',
  'shooting.theme': 'Choisir un thème',
  'shooting.guest': 'Connectez-vous et ajoutez votre visage pour commencer.',
  'shooting.nobody': 'Ajoutez une photo de votre visage pour commencer.',
  'shooting.need-more': {
    one: 'Ce thème se fait à %d personne. Ajoutez-la pour commencer.',
    many: 'Ce thème se fait à %d de personnes. Ajoutez-en une pour commencer.',
    other: 'Ce thème se fait à %d personnes. Ajoutez-en une pour commencer.',
  },
  'shooting.pair': 'On peut aussi poser à deux.',
  'shooting.every-photo': { one: 'La photo', many: 'Toutes les %d de photos', other: 'Les %d photos' },
  'shooting.every-photo-text': 'Chaque portrait prend celle qui lui va',
  'shooting.one-photo-text': 'Avec cette photo seulement',
  'shooting.preparing':
    'Le visage est encore en préparation. La séance commencera toute seule, un peu plus tard que d’habitude.',
  'shooting.free': {
    one: 'Les séances sont gratuites dans ce studio. Les photos que vous ne gardez pas sont supprimées après %d jour.',
    many: 'Les séances sont gratuites dans ce studio. Les photos que vous ne gardez pas sont supprimées après %d de jours.',
    other:
      'Les séances sont gratuites dans ce studio. Les photos que vous ne gardez pas sont supprimées après %d jours.',
  },
  'shooting.developing': 'Développement de « %s » : %d/%d',
  'shooting.queued': {
    one: '« %s » attend, %d séance avant',
    many: '« %s » attend, %d de séances avant',
    other: '« %s » attend, %d séances avant',
  },
  'shooting.soon': '« %s » commence dans un instant',
  'shooting.see': 'Voir',

  'custom.by-theme': 'Choisir un thème',
  'custom.by-words': 'Avec vos mots',
  'custom.label': 'À quoi cela doit-il ressembler ?',
  'custom.placeholder': 'Par exemple : la mer en hiver, coucher de soleil, en rouge, sans neige',
  'custom.used': '%d / %d',
  'custom.too-short': 'Caractères manquants : %d',
  'custom.too-long': 'Caractères en trop : %d',
  'custom.range': 'De %min à %max caractères, dans toutes les langues',
  'custom.reading': 'Lecture en cours',
  'custom.drawn': 'Sera sur les photos',
  'custom.said': '« %s »',
  'custom.without': 'Laissé de côté, comme demandé',
  'custom.too-many': 'Trop pour une seule séance',
  'custom.too-many-text':
    'Chaque photo en montre un seul, et une séance compte trois tenues au plus. Ajoutez des photos, ou gardez-les pour une autre séance.',
  'custom.not-possible': 'Pas possible ici',
  'custom.not-possible-text':
    'Ces éléments ne seront pas sur les photos. Essayez un lieu, un temps, une lumière ou un accessoire.',
  'custom.unknown': 'Pas compris',
  'custom.unknown-text': 'Essayez d’autres mots : lieu, moment, temps, couleurs ou ambiance.',
  'custom.nothing': 'Rien n’a été compris dans cette phrase',
  'custom.nothing-text': 'Dites où, quand, quel temps, quelles couleurs ou quelle ambiance. Par exemple :',
  'custom.example-1': 'Une rue au néon un soir de pluie, sous un parapluie',
  'custom.example-2': 'Un jardin au printemps, avec le sourire',
  'custom.example-3': 'Lumière douce près de la fenêtre, noir et blanc',
  'custom.own-clothes-photo':
    'Avec cette photo, les vêtements restent les mêmes. Il en faut une en lumière naturelle, cou et épaules de face, sans écharpe, capuche ni main contre le visage.',
  'custom.own-clothes-age': 'La garde-robe n’a encore rien pour cet âge : les vêtements restent les mêmes.',
  'custom.garment-note':
    'Porté si la photo montre le cou et les épaules de face ; sinon, vos propres vêtements restent.',
  'custom.outfit-note':
    'Vos vêtements restent les vôtres : unis, ils prennent la couleur ; à motifs, ils gardent la leur.',
  'custom.expression-note': 'Votre visage reste le vôtre : un sourire est seulement un peu accentué ou adouci.',
  'custom.pictures': 'Nombre de photos',
  'custom.fewer': 'Une de moins',
  'custom.more': 'Une de plus',
  'custom.keywords': 'Préciser',
  'custom.up-to': 'Jusqu’à %d au choix',
} as const satisfies AreaTable<'shooting'>;
