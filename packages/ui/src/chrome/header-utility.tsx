import type { ReactNode } from 'react'

type HeaderUtilityProps = {
  city: ReactNode
  /** `<HeaderLinks>` in a landmark of its own. */
  links: ReactNode
  phone: ReactNode
}

/** The line above the header's main row. Between 1024 and 1280 the phone gives its room to the links. */
export function HeaderUtility({ city, links, phone }: HeaderUtilityProps) {
  return (
    <>
      <div className="shrink-0">{city}</div>
      <div className="min-w-0 max-w-250 grow">{links}</div>
      <div className="shrink-0 max-xl:hidden">{phone}</div>
    </>
  )
}
