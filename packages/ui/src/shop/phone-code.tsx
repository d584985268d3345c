import { renderSVG } from 'uqr'

/** The address of the page as squares, for the telephone that stands beside a computer. */
export function PhoneCode({ address, scan }: { address: string; scan: string }) {
  return (
    <figure className="absolute right-6 bottom-6 w-40 rounded-medium bg-white p-3 text-center text-note text-picture-ink max-md:hidden">
      <span
        aria-hidden="true"
        className="block [&_svg]:h-auto [&_svg]:w-full"
        // The code is drawn here from an address of the shop's own.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr answers an SVG of squares.
        dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 0 }) }}
      />
      <figcaption className="mt-2">{scan}</figcaption>
    </figure>
  )
}
