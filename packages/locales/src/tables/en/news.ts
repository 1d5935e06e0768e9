import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s” is ready',
  'message.350.content': {
    one: '“%s”: %d photo is ready. Come and see it.',
    other: '“%s”: all %d photos are ready. Come and pick your favourites.',
  },
  'message.351.title': '“%s” did not work out',
  'message.351.content': '“%s” could not be shot, and you paid nothing. Try again with a clearer photo of your face.',
  'message.354.title': 'Your face is ready',
  'message.354.content': 'Pick a theme and shoot your first photos.',
  'message.360.title': '“%s” is ready',
  'message.360.content': {
    one: '“%s”: %d photo is ready. %s could not make it, so %s stepped in.',
    other: '“%s”: all %d photos are ready. %s could not make every one, so %s stepped in.',
  },
  'message.361.title': '“%s” is ready in part',
  'message.361.content': {
    one: '“%s”: %d photo is ready. %s could not make the others; they are not counted and cost nothing.',
    other: '“%s”: %d photos are ready. %s could not make the others; they are not counted and cost nothing.',
  },
  'message.362.title': '“%s” did not work out',
  'message.362.content':
    '“%s” could not be shot. %s could not do the shoot. You paid nothing. Try again later, or choose another theme.',
  'message.363.title': '“%s” is ready in part',
  'message.363.content': {
    one: '“%s”: the content check held back %d photo: %s. It is not counted and costs nothing. The others are ready.',
    other:
      '“%s”: the content check held back %d photos: %s. They are not counted and cost nothing. The others are ready.',
  },
  'message.364.title': '“%s” did not work out',
  'message.364.content':
    '“%s”: the content check held back every photo: %s. You paid nothing. Try another theme or another photo of you.',
  'message.365.title': '“%s” is ready in part',
  'message.365.content': {
    one: '“%s”: %d photo is ready. After the consent was withdrawn, the others were not sent out; they are not counted and cost nothing.',
    other:
      '“%s”: %d photos are ready. After the consent was withdrawn, the others were not sent out; they are not counted and cost nothing.',
  },
  'message.366.title': '“%s” was not shot',
  'message.366.content': 'After the consent was withdrawn, “%s” was not sent out to be made. You paid nothing.',
  'message.370.title': '“%s” is ready in 4K',
  'message.370.content': 'The photo was enlarged. Save it and have it printed.',
  'message.371.title': '“%s” could not be made in 4K',
  'message.371.content': 'It could not be enlarged, and you paid nothing. Open the photo and try again.',
  'message.372.title': 'The video of “%s” is ready',
  'message.372.content': 'Your photo moves now. Open it and see.',
  'message.373.title': 'The video of “%s” did not work out',
  'message.373.content': 'No video could be made, and you paid nothing. Open the photo and try again.',
  'message.352.title': '“%s” is in',
  'message.352.content': 'We are shooting “%s” in the background and will tell you here when it is done.',

  'engine.studio': 'House studio',
  'engine.comfyui': 'GPU studio',
  'engine.hosted': 'Cloud studio',

  'moderated.sexual': 'too much bare skin, or sexual content',
  'moderated.minor': 'content that may involve a minor',
  'moderated.violence': 'violence or blood',
  'moderated.hate': 'hateful or degrading content',
  'moderated.politics': 'political content',
  'moderated.drugs': 'drugs',
  'moderated.self-harm': 'self-harm',
  'moderated.fraud': 'illegal or fraudulent content',
  'moderated.other': 'content that may not be shown',
  'message.380.title': 'Login on a new device',
  'message.380.content':
    'Your account was just logged in to on a new device: %s. If that was not you, log it out under Me, Devices.',
  'message.381.title': 'Your account is about to close',
  'message.381.content':
    'Your account closes on %s and everything in it is erased. If that was not you, or you changed your mind, open this to keep it.',
  'message.382.title': 'Your account stays',
  'message.382.content': 'It will not be closed. Everything is as it was.',
  'message.383.title': 'Wrong codes for your number',
  'message.383.content':
    'On %s somebody tried codes for your phone number several times. None of them was right. Tell nobody a code that you are sent. If you mistyped it yourself, there is nothing to do.',
  'message.384.title': 'Your phone number was changed',
  'message.384.content':
    'Another number now opens your account; the old one no longer does. If that was not you, contact the operator at once.',
  'message.385.title': 'You are verified',
  'message.385.content':
    'The studio has looked at your request and accepted it. You can shoot with your own photos now.',
  'message.386.title': 'Your request was not accepted',
  'message.386.content': 'The reason stands under “Another way” of the real-person check, where you can write again.',
  'message.391.title': 'A copy of your login was refused',
  'message.391.content':
    'On %s somebody tried to open your account on another device with a copy of your login. It was refused. If you did not move your data yourself, log out your other devices under Me, Devices.',
  'message.392.title': 'Gold cards for you',
  'message.392.content': 'Added to your gold cards: %d. The statement under Me lists them all.',
  'message.395.title': 'Your top-up has arrived',
  'message.395.content': {
    one: 'The payment came a little late; %d card is in your account.',
    other: 'The payment came a little late; %d cards are in your account.',
  },
  'message.396.title': 'Your payment goes back',
  'message.396.content': 'Its order was cancelled or paid before; the money returns the way it came.',
  'message.397.title': 'Your refund is done',
  'message.397.content': {
    one: 'The money for %d card has gone back.',
    other: 'The money for %d cards has gone back.',
  },
  'message.398.title': 'Your refund was refused',
  'message.398.content': 'Your cards are yours to spend again. If you have a question, get help.',
  'message.399.title': 'Your photo order was taken back',
  'message.399.content': 'The gold cards and points that it cost are yours again. Its photos are locked.',
  'message.400.title': 'Gold cards for you',
  'message.400.content': 'From “%s”, gold cards: %d. They wait for you to take them.',
  'message.401.title': 'Your gift was taken',
  'message.401.content': 'Gold cards that were taken: %d.',
  'message.402.title': 'Your gift came back',
  'message.402.content': 'Nobody took it. Gold cards that are yours again: %d.',
  'message.403.title': 'Your photo order was refunded',
  'message.403.content': 'Your money goes back the way you paid. The photos of the order are locked.',
} as const satisfies AreaTable<'news'>;
