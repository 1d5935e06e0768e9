/** The bundler gives the address of the file. */
declare module '@contentauth/c2pa-wasm/c2pa.wasm?url' {
  const url: string;
  export default url;
}
