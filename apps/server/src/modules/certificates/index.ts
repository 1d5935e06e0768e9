export { beginDestruction } from './begin-destruction.ts';
export { registerCertificates } from './certificate-routes.ts';
export { deletePromise as forgetPromise } from './certificates.store.ts';
export { promiseCertificate, readReceipt } from './promise-certificate.ts';
