import { QrCode } from '../../data/qr-code/qr-code.tsx'

/** The page address as a QR code, for opening the page on a phone. */
export function PhoneQrCode({ address, caption }: { address: string; caption: string }) {
  return (
    <figure className="absolute right-6 bottom-6 w-40 rounded-medium bg-white p-3 text-center text-note text-picture-ink max-md:hidden">
      <QrCode content={address} />
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  )
}
