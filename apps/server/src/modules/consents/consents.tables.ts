interface ConsentsTable {
  id: string;
  uid: string;
  kind: 'service' | 'face';
  version: string;
  agreed_at: number;
  withdrawn_at: number | null;
}

export interface ConsentTables {
  consents: ConsentsTable;
}
