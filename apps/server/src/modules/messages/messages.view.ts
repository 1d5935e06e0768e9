import { findTemplate, type Message, shootEnding } from '@kinora/contract';
import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { findPhotos, listPhotosOfShoots, viewPhotos } from '../photos/index.ts';
import type { MessagesTable } from './messages.tables.ts';
import { readNames } from './read-names.ts';

type MessageRow = Selectable<MessagesTable>;
type Picture = Pick<Message, 'cover' | 'thumbhash'>;

const NO_PICTURE: Picture = { cover: '', thumbhash: '' };
const ABOUT_PHOTOS: readonly unknown[] = ['enlargementReady', 'enlargementFailed', 'videoReady', 'videoFailed'];

/** Messages as their receiver sees them, each with a picture of the shoot or the photo that it is about. */
export async function viewMessages(
  deps: Pick<Deps, 'db' | 'objects' | 'now' | 'config'>,
  receiver: User,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const idsOf = (isAbout: (template: number) => boolean) =>
    rows.filter(({ template, extra }) => isAbout(template) && extra !== '').map(({ extra }) => extra);
  const photoIds = idsOf((template) => ABOUT_PHOTOS.includes(findTemplate(template)));
  const [photos, ofShoots] = await Promise.all([
    photoIds.length > 0 ? findPhotos(deps.db, receiver.uid, photoIds) : [],
    listPhotosOfShoots(
      deps.db,
      idsOf((template) => shootEnding(template) === 'finished'),
    ),
  ]);
  const likest = new Map(
    ofShoots.toSorted((one, other) => one.likeness - other.likeness).map((photo) => [photo.shoot_id, photo]),
  );
  const pictures = new Map<string, Picture>();
  for (const { id, group, cover, thumbhash } of await viewPhotos(deps, receiver, [...likest.values(), ...photos])) {
    pictures.set(id, { cover, thumbhash });
    pictures.set(group, pictures.get(group) ?? { cover, thumbhash });
  }
  return Promise.all(
    rows.map(async (row) => {
      const args = await readNames(row, receiver.locale);
      return viewMessage({ ...row, args }, pictures.get(row.extra) ?? NO_PICTURE);
    }),
  );
}

function viewMessage(row: MessageRow, picture: Picture): Message {
  return {
    ...picture,
    id: row.id,
    type: row.type,
    state: row.state,
    sender: row.sender,
    receiver: row.uid,
    title: row.title,
    content: row.content,
    createtime: row.created_at,
    updatetime: row.updated_at,
    read: row.read ? 1 : 0,
    args: row.args,
    extra: row.extra,
    mark: row.mark,
    template: row.template,
    subtype: row.subtype,
  };
}
