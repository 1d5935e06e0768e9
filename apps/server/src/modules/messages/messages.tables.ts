export interface MessagesTable {
  id: string;
  /** The receiver. */
  uid: string;
  /** What the message is the effect of: the same key is sent once. */
  key: string;
  type: number;
  state: number;
  sender: string;
  title: string;
  content: string;
  args: string[];
  extra: string;
  mark: string;
  template: number;
  subtype: number;
  read: boolean;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface MessageTables {
  messages: MessagesTable;
}
