import type { Message } from '@kinora/contract';
import type { Selectable } from 'kysely';
import type { MessagesTable } from './messages.tables.ts';

export function viewMessage(row: Selectable<MessagesTable>): Message {
  return {
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
