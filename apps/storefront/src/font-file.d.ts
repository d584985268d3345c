declare module '*.woff2?address' {
  /** The address of the file among the app's assets. */
  const href: string
  export default href
}
