import { SquareCode } from './square-code.tsx'

/** The address of the page as squares, for the telephone that stands beside a computer. */
export function PhoneCode({ address, scan }: { address: string; scan: string }) {
  return (
    <figure className="absolute right-6 bottom-6 w-40 rounded-medium bg-white p-3 text-center text-note text-picture-ink max-md:hidden">
      <SquareCode content={address} />
      <figcaption className="mt-2">{scan}</figcaption>
    </figure>
  )
}
