import type { ReactNode } from 'react'

type HeaderUtilityProps = {
  city: ReactNode
  /** `<HeaderLinks>` in its own landmark. */
  links: ReactNode
  phone: ReactNode
}

/**
 * The line above the main row of the header. Between 1024 and 1280 px the phone number is hidden to
 * leave space for the links.
 */
export function HeaderUtility({ city, links, phone }: HeaderUtilityProps) {
  return (
    <>
      <div className="shrink-0">{city}</div>
      <div className="min-w-0 max-w-250 grow">{links}</div>
      <div className="shrink-0 max-xl:hidden">{phone}</div>
    </>
  )
}
