/**
 * Throws during server rendering, to show what visitors see when a page fails (route.ssr-error).
 */
export default function FailingPage(): never {
  throw new Error('The page /develop/ssr_error/ throws on purpose')
}
