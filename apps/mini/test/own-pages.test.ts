import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, Phone, STUDIO_MS, t } from './support/phone.ts';
import { newNumber } from './support/sign-in.ts';

const number = newNumber();
let phone: Phone;
beforeAll(async () => {
  phone = new Phone();
  await phone.logIn(number);
  await phone.goToTab('mine');
});
afterAll(() => phone.close());

/** Opens a page from the Me tab, and comes back from it. */
async function look(row: string | RegExp, address: string, words: string | RegExp): Promise<void> {
  await phone.screen.press(row);
  await phone.arrived(address);
  await phone.screen.words(words);
  await leave();
}

async function leave(to: string = at.mine): Promise<void> {
  phone.host.goBack();
  await phone.arrived(to);
}

const row = (label: string) => new RegExp(`^${label}`);

test('what is known of a user, and how they leave, is a page each', async () => {
  await look(t('mine.edit'), '/pagesA/components/editInfo/editInfo', t('mine.name'));
  await look(row(t('mine.face-data')), '/pagesA/consents/consents', t('consents.face'));
  await look(row(t('mine.devices')), '/pagesA/devices/devices', t('devices.this'));
  await look(row(t('mine.export')), '/pagesA/export/export', t('export.make'));
  await look(row(t('leave.title')), '/pagesA/withdraw/withdraw', t('leave.intro'));
});

test('ways to log in lead on to another phone', async () => {
  await phone.screen.press(row(t('mine.ways')));
  await phone.screen.press(t('phone.change'));
  await phone.arrived('/pagesA/bindPhone/bindPhone');
  await phone.screen.words(t('login.get-code'));
  await leave('/pagesA/ways/ways');
  await leave();
});

test('the real-person check is a page, which asks for a photo of the user first', async () => {
  await look(row(t('mine.verify')), '/pages/faceauth/faceauth', t('error.20401'));
});

test('the documents and who runs it are pages', async () => {
  await look(row(t('legal.service.title')), '/pagesB/userAgreement/userAgreement', t('legal.contents'));
  await look(row(t('legal.privacy.title')), '/pagesB/privacyPolicy/privacyPolicy', t('legal.contents'));
  await look(row(t('mine.about', t('app.name'))), '/pagesB/aboutUs/aboutUs', t('about.version'));
  expect(phone.host.routes).toEqual([at.mine]);
});

test('the page that a check comes back to tells of one that is not known, and what comes before it', async () => {
  phone.host.launch('/pagesA/faceVerification/faceVerification?id=unknown');
  await phone.screen.words(t('error.10007'));
  await phone.screen.words(t('error.20401'));
});

test('a name is changed, and what is known of a user is made ready to take away', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/components/editInfo/editInfo');
  await screen.fill(t('mine.name'), '小满');
  await screen.press(t('action.save-form'));
  await screen.words(t('mine.saved'));

  host.launch('/pagesA/export/export');
  await screen.press(t('export.make'));
  await screen.press(/kinora\.zip/);
  await screen.words(t('export.copied'));
});

test(
  'the consent to the use of a face is withdrawn after a question, and the face goes with it',
  async () => {
    const { host, screen } = phone;
    host.launch(at.visit);
    await phone.addOwnFace();
    host.launch('/pagesA/consents/consents');
    await screen.press(t('consents.withdraw'));
    await screen.words(t('consents.withdraw-title'));
    await screen.press(t('consents.withdraw'));
    await screen.words(t('consents.no-faces'));
  },
  STUDIO_MS,
);

test('the account is closed by a code and a second question, and kept again within its week', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/withdraw/withdraw');
  await screen.words(t('leave.lost'));
  await screen.press(t('login.get-code'));
  await phone.fillCode(number);
  await screen.press(t('leave.confirm'));
  await screen.words(t('leave.sure-title'));
  await screen.press(t('leave.confirm'));
  await screen.words(t('leave.closing-text'));
  await screen.press(t('leave.keep'));
  await screen.words(t('leave.kept'));
  await screen.words(t('leave.lost'));
});
