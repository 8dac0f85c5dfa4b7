declare module '*?inline-script' {
  export const script: string
}
