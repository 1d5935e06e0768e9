import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d day', other: '%d days' } as const;

export default {
  'legal.service.title': 'User Service Agreement',
  'legal.privacy.title': 'Privacy Policy',
  'legal.operator': 'Operator',
  'legal.contact': 'Contact',
  'legal.version': 'Version %s',
  'legal.contents': 'Contents',
  'legal.date': 'Revised %s',
  'legal.law': 'Governing law',
  'legal.service.head-1': 'What we offer',
  'legal.service.1':
    'Kinora uses the photo that you upload to make portraits of you in different themes. They are made by software, not taken by a camera, and each one says so.',
  'legal.service.head-2': 'The photos you upload',
  'legal.service.2':
    'Upload only photos of yourself, or of people who have agreed to it.\nNever use another person’s face to impersonate, mislead or hurt anyone, nor to forge documents.',
  'legal.service.head-3': 'Who owns the photos',
  'legal.service.3':
    'Your photos and portraits belong to you: save, print, share and use them. We use them to serve you and for nothing else: not to train models, not for advertising.\nPhotos that you save or share carry an “AI generated” mark. Please do not remove it where the law requires it. You get an ID photo without the visible mark only after you agree to state its origin yourself.',
  'legal.service.head-4': 'How long they are kept',
  'legal.service.4': inForms(
    DAYS,
    (days) =>
      `Photos that you do not keep are deleted after ${days}. Those that you keep stay until you delete them or close your account.`,
  ),
  'legal.service.head-5': 'Your account',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `Keep verification codes to yourself. If somebody else uses your account, end the logins of other devices on the Me page.\nYou can close your account at any time and take that back within ${days}; then everything is erased. The phone number of a closed account cannot register again for 24 hours.`,
  ),
  'legal.service.5-at-once':
    'Keep verification codes to yourself. If somebody else uses your account, end the logins of other devices on the Me page.\nYou can close your account at any time; erasing begins at once and cannot be taken back. The phone number of a closed account cannot register again for 24 hours.',
  'legal.service.head-6': 'Children',
  'legal.service.6':
    'Whoever is younger than %d may not open an account of their own: their guardian adds and photographs them with the guardian’s account. A child’s photos are used only with the guardian’s consent and are never shown in the community.',
  'legal.service.head-7': 'What is not allowed',
  'legal.service.7':
    'No nudity or pornography, nothing improper with minors, no violence, hatred, drugs, political propaganda, forgery or fraud.\nSoftware judges descriptions before anything is made, and photos before you see them; photos that are refused are neither kept nor counted. Software errs: ask us to look again.',
  'legal.service.head-8': 'The community',
  'legal.service.8':
    'Publishing is a consent of its own. Everybody then sees the picture, your name, and its theme or the words understood from your description, and can shoot the same with their own face; nobody sees your own photo or the description as you wrote it.\nYou can take a picture back at any time. Picture addresses that were already opened stop working after two hours at most. What others shot with their own faces is theirs.',
  'legal.service.head-9': 'What we answer for',
  'legal.service.9':
    'Portraits are made by software; they may be unlike you or have flaws, and are no evidence. We do our best to keep the service running and do not promise that it never stops. What the law makes us answer for stays as it is.',
  'legal.service.head-10': 'Changes, ending and law',
  'legal.service.10':
    'When these terms change in meaning their version changes, and we ask you to read and agree again. We may stop serving an account that breaks these terms or the law; you can still export your data.\nThe law of the operator’s seat applies, or the one named above. What protects consumers where you live is not touched.',
  'legal.privacy.head-1': 'What we keep',
  'legal.privacy.1':
    'We keep only what serving you and safety need, as follows.\n• Account: your phone number, or the id that another sign-in gives us; name and profile picture; gender, year of birth and so on if you tell us; which link led you here, where it says so.\n• Face: the photos you upload, the person cut out of them, the features that tell whether a portrait looks like you, and an estimate of gender and age.\n• Shoots: the themes you chose, your descriptions, the photos and videos made, and messages.\n• Records: kind of device and time of logins; what you agreed to or refused, in which version and language.',
  'legal.privacy.1-shop':
    '• Orders: what you bought, for how much and how it was paid, with the payment service’s id of who paid where it needs that; what you wrote about an order; the name, phone number and address that prints go to. This goes with your account, the id of who paid once refunds under way are done.\n• Gifts: how many gold cards you gave and when, and your friend’s phone number with most of its digits hidden; until the cards are taken or come back, also a keyed digest of it. This goes with your account, the hidden number also when your friend’s is closed.',
  'legal.privacy.head-2': 'What it is for',
  'legal.privacy.2':
    'The phone number is for logging in and getting your account back. Face photos and features are for the themes that you choose, for checking the likeness and, if you want, for checking that you are a real person. Network addresses only keep abuse away. None of it is used to recognise people, to train models or for advertising, and none is sold.',
  'legal.privacy.head-3': 'Where it is, and who gets it',
  'legal.privacy.3':
    'Data lies on the operator’s servers; by default portraits are made and reviewed there as well.\n• The provider of text messages gets your phone number and the code only.\n• With one-tap login your carrier and an authentication provider check the number; from other sign-ins we take an id only.\n• Services outside of the studio that make photos, review them or check a real person get photos only after each person in them has agreed separately; the question names the services. A service that checks a real person also gets your real name and ID number: we pass them on and do not keep them, or you show the card on its page.',
  'legal.privacy.3-shop':
    '• When you pay, the payment service gets the number and amount of the order and, where it needs them, who pays and the network address. Whoever makes and sends prints gets the picture, name, phone number and address.',
  'legal.privacy.head-4': 'Your consent',
  'legal.privacy.4':
    'Each thing is asked on its own, and each person answers on their own: use of the face, covers of themes with it, pictures going to services outside of the studio, being shown in the community. A no only affects that one thing.\nYou can withdraw on the Me page at any time. When you withdraw the consent to the use of your face, face photos and features are deleted at once, and what was published leaves the community.',
  'legal.privacy.head-5': 'How long',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• Photos that do not pass are not kept; those that passed and were not used go within an hour.\n• Face photos and features: until you delete them.\n• Portraits that you did not keep: ${days}. Those you kept: until you delete them.\n• Codes and records against abuse: two days. Digests of what other sign-ins showed, so that nothing is used twice: 100 days. A login ends after 90 days without use; its record is deleted 90 days after it ended. Exported files: 24 hours.`,
  ),
  'legal.privacy.5-undo': {
    one: '• What you delete can be brought back for %d minute; then it is erased.',
    other: '• What you delete can be brought back for %d minutes; then it is erased.',
  },
  'legal.privacy.head-6': 'How it is protected',
  'legal.privacy.6':
    'Phone number, photos, features and descriptions are stored encrypted and sent encrypted. Logs hold no phone number, code, network address or picture. Addresses of pictures expire and are given only to whoever may see them.',
  'legal.privacy.head-7': 'Your rights',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `You can see, correct and export your data, delete photos and people, withdraw consents and close your account.\nClosing can be taken back within ${days}; then everything is erased, and you get a certificate of that. Your phone number stays for 24 hours more, in a form that cannot be read back. Backups are cleared by the operator on schedule. You may also complain to the authority in charge.`,
  ),
  'legal.privacy.7-at-once':
    'You can see, correct and export your data, delete photos and people, withdraw consents and close your account.\nWhen you close it erasing begins at once and cannot be taken back, and you get a certificate of that. Your phone number stays for 24 hours more, in a form that cannot be read back. Backups are cleared by the operator on schedule. You may also complain to the authority in charge.',
  'legal.privacy.head-8': 'Children',
  'legal.privacy.8':
    'Whoever is younger than %d is photographed by their guardian with the guardian’s account, and we record that consent. Where a photo looks like a child’s we ask; an age estimated from a photo only leads to a question and decides nothing. Once the age is told, an account that a child has opened alone can make, order and publish nothing; what it has can be saved and deleted there, and the account can be closed.',
  'legal.privacy.head-9': 'AI labels',
  'legal.privacy.9':
    'Each photo that you save or share has a visible mark and one in the file; neither holds your name or account. That a picture without the visible mark was handed out is recorded for about six months, as the law asks; once the account is closed the record no longer leads to you.',
  'legal.privacy.head-10': 'Real-person check',
  'legal.privacy.10':
    'Where the studio checks, frames of the camera are in memory for the judgement and then gone; the result and a digest that cannot be read back stay for 30 days, so that none is used twice. Frames become photos of yours only by a separate consent. Where there is another way for those who cannot use the camera (a short clip, or a person who looks), it is explained first and you decide. A checking service outside of the studio needs your separate consent.',
  'legal.privacy.head-11': 'On your device',
  'legal.privacy.11':
    'In the browser or mini-program we store your login, a key of the device, settings, what you saw last, and what you deleted and can still bring back; the login is encrypted and goes when you log out. There is no advertising and no cookie that follows you. When you close your account here, the address of its certificate stays on this device for 30 days, encrypted.',
  'legal.privacy.head-12': 'Changes and contact',
  'legal.privacy.12':
    'When the meaning changes the version changes, and we ask you again. For questions, reach the operator at the contact above.',
  'legal.privacy.12-alone':
    'When the meaning changes the version changes, and we ask you again. The operator has not yet given a contact here.',
  'legal.privacy.head-13': 'Gold cards and points',
  'legal.privacy.13':
    'We record every gold card, point and coin that comes or goes. When the account is closed, what is left lapses; the entries stay for the books and no longer lead to you. So that the welcome gift is given once a phone number, a keyed digest of yours stays, from which the number cannot be read back.',
} as const satisfies AreaTable<'legal'>;
