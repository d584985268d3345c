declare module '*.woff2?address' {
  /** URL of the file among the app's assets. */
  const href: string
  export default href
}
