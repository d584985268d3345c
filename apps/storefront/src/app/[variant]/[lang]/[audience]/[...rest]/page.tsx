import { notFound } from 'next/navigation'

/** Catches every unmatched address; the router answers it with the shop's own 404 page. */
export default function UnknownPage(): never {
  notFound()
}
