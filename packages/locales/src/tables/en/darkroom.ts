import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Darkroom',
  'darkroom.of-total': { one: '/ %d photo', other: '/ %d photos' },
  'darkroom.progress': { one: '%d photo of %d is ready', other: '%d photos of %d are ready' },
  'darkroom.developing': 'Developing',
  'darkroom.table': 'Photos on the table',
  'darkroom.left': 'About %s left',
  'darkroom.almost': 'Almost there',
  'darkroom.late': 'Taking a little longer',
  'darkroom.ahead': { one: '%d shoot ahead of you', other: '%d shoots ahead of you' },
  'darkroom.queued': 'Getting ready to shoot',
  'darkroom.promise': 'We’ll tell you when they are ready. Nothing is lost if you leave.',
  'darkroom.leave': 'Look around, tell me when ready',
  'darkroom.print': 'Photo %d, ready',
  'darkroom.print-developing': 'Photo %d, developing',
  'darkroom.print-blank': 'Photo %d, not started',
  'darkroom.finished': 'All done',
  'darkroom.finished-less': {
    one: '%d more did not come out, at no cost',
    other: '%d more did not come out, at no cost',
  },
  'darkroom.dropped': {
    one: '%d photo was not enough like you, so we left it out.',
    other: '%d photos were not enough like you, so we left them out.',
  },
  'darkroom.stand-in-clothes': 'In those photos your clothes and face stay as in your own photo.',
  'darkroom.stand-in': {
    one: '%s could not make everything, so %d photo was taken by %s.',
    other: '%s could not make everything, so %d photos were taken by %s.',
  },
  'darkroom.not-counted': {
    one: '%s could not make %d photo. It is not counted and costs nothing.',
    other: '%s could not make %d photos. They are not counted and cost nothing.',
  },
  'darkroom.failed-engine': '%s could not do the shoot. You paid nothing. Try again later, or choose another theme.',
  'darkroom.withheld': {
    one: 'After the consent was withdrawn, %d photo was no longer sent out to be made. It is not counted and costs nothing.',
    other:
      'After the consent was withdrawn, %d photos were no longer sent out to be made. They are not counted and cost nothing.',
  },
  'darkroom.failed-withheld':
    'After the consent was withdrawn, these photos were not sent out to be made. You paid nothing.',
  'darkroom.moderated': {
    one: 'The content check held back %d photo: %s. It is not counted and costs nothing.',
    other: 'The content check held back %d photos: %s. They are not counted and cost nothing.',
  },
  'darkroom.failed-moderated':
    'The content check held back every photo: %s. You paid nothing. Try another theme or another photo of you.',
  'darkroom.choose': 'Choose photos',
  'darkroom.failed-title': 'This shoot did not work',
  'darkroom.failed-text': 'You were not charged. Use a clearer photo of the face and try once more.',
  'darkroom.shoot-again': 'Shoot again',
  'darkroom.offline': 'No connection. Your photos keep developing; you will see them when you are back online.',
  'darkroom.cut': 'We cannot reach the studio right now. Nothing is lost; this page carries on by itself.',
  'darkroom.loading': 'Opening the darkroom',
  'darkroom.missing-title': 'This shoot cannot be found',
  'darkroom.missing-text': 'It may have been deleted. Have a look at other themes.',
  'darkroom.missing-action': 'See themes',
  'darkroom.error-title': 'The darkroom did not open',
} as const satisfies AreaTable<'darkroom'>;
