/** A page that fails on the server, to see what visitors see then (storefront §2). */
export default function FailingPage(): never {
  throw new Error('The page /develop/ssr_error/ fails on purpose')
}
