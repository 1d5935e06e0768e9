import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, FEWEST, Phone, STUDIO_MS, t } from './support/phone.ts';

let phone: Phone;

beforeAll(() => {
  phone = new Phone();
});
afterAll(() => phone.close());

const shootButton = () => phone.screen.buttons(t('theme.shoot', FEWEST)).at(-1);
const isOff = () => shootButton()?.attribute('disabled') === true;

test(
  'the tab of own words opens with an empty field and a button that waits',
  async () => {
    await phone.logIn();
    await phone.takeSampleFace();
    await phone.goToTab('shooting');
    await phone.screen.press(t('custom.by-words'));
    await phone.screen.words(t('custom.label'));
    await phone.screen.until('The button', () => shootButton() !== undefined);
    const field = phone.host.page.nodes().find(({ tag }) => tag === 'textarea');
    // The host cuts off what is over its own limit of 140.
    expect(Number(field?.attribute('maxlength'))).toBeGreaterThan(200);
    expect(isOff()).toBe(true);
  },
  STUDIO_MS,
);

test('words without a meaning are told, and examples are offered', async () => {
  await phone.screen.fill(t('custom.label'), 'qwertz asdfg');
  await phone.screen.words(t('custom.nothing'));
  expect(isOff()).toBe(true);
});

test('what may not be shot is refused below the field', async () => {
  await phone.screen.fill(t('custom.label'), '在海边裸体拍照');
  await phone.screen.words(t('refusal.sexual'));
  expect(isOff()).toBe(true);
});

test('a description is understood as one writes it, and keywords join it', async () => {
  const { screen } = phone;
  await screen.fill(t('custom.label'), '冬天的海边日落，穿红色制服，骑独角兽，不要雪');
  await screen.words(t('custom.without'));
  await screen.words(t('custom.weather.snow'));
  await screen.words(t('custom.place.sea'));
  await screen.words(t('custom.not-possible'));
  await screen.words(t('custom.outfit.uniform'));
  await screen.words(t('custom.unknown'));
  await screen.words('独角兽');
  await screen.press(t('custom.keywords'));
  await screen.press(t('custom.mood.calm'));
  await screen.press(t('custom.more'));
  await screen.press(t('custom.fewer'));
  await screen.until('The button', () => shootButton() !== undefined && !isOff());
});

test(
  'the description is shot, and its photos are chosen from',
  async () => {
    const { screen } = phone;
    await screen.press(t('theme.shoot', FEWEST));
    await phone.arrived(at.shooting);
    await screen.words(t('theme.custom.name'));
    await phone.goToChoosing();
    // Here nothing is held and dragged onto another one.
    await screen.words(t('result.hint-tap'));
    expect(screen.has(t('result.hint'))).toBe(false);
    await phone.keep(1);
    await screen.until('The photo in the album', () => screen.buttons(/^「/).length > 0);
  },
  STUDIO_MS,
);
