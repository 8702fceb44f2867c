declare module 'fontkit' {
  export function create(file: Uint8Array): object;
}
