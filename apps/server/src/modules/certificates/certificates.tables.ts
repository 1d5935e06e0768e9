/** The certificate that an account will have, for as long as it asks to be closed; it goes with the account. */
interface PromisedCertificatesTable {
  uid: string;
  number: string;
  /** What the digest of the account is keyed with; of who holds the receipt alone, once the account has ended. */
  secret_sealed: string;
}

/** A statement that everything of an account was destroyed, which names nobody. */
interface CertificatesTable {
  number: string;
  /** Digest of the uid, keyed with the secret of the receipt. */
  account: string;
  /** JSON of what the account had, by kind. */
  destroyed: string;
  ended_at: number;
  /** What is still to be looked for, sealed; null once nothing is there, and the certificate is signed. */
  left_sealed: string | null;
  signed: string | null;
}

export interface CertificateTables {
  promised_certificates: PromisedCertificatesTable;
  certificates: CertificatesTable;
}
