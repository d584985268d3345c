import { notFound } from 'next/navigation'

/** Every address without a page: the router answers it with the shop's own 404 page. */
export default function UnknownPage(): never {
  notFound()
}
