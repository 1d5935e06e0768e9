export { openTimeAuthority } from './credentials/ask-time.ts';
export { makeCredentials } from './credentials/make-credentials.ts';
export { type CredentialSigner, openSigner, type SigningCredentials } from './credentials/open-signer.ts';
export { labelCover, labelMarked, labelPicture, type Origin, type Producer } from './label-picture.ts';
export { cutPicture } from './mark/cut-picture.ts';
export { MARK_LANGUAGES, type MarkLanguage, markLanguageOf } from './mark/mark-language.ts';
export { PROOF_PX, proofPicture } from './mark/proof-picture.ts';
export { makeFrameMark, type PlacedMark, stampPicture } from './mark/stamp-picture.ts';
