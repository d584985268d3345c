'use client'

import { usePackage } from '@svetlitsa/api-client/query/package'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'

type PackageClaimProps = {
  qrcode: string
  words: { claim: string; claimHint: string; login: string; loginAction: string }
}

/** The claim, for whom the package was delivered to; a guest is told to log in. */
export function PackageClaim({ qrcode, words }: PackageClaimProps) {
  const { open } = useWindows()
  const { data: shell } = useShellState()
  const { data } = usePackage(qrcode)
  if (shell && !shell.user) {
    return (
      <div className="flex flex-col items-start gap-3 text-small text-ink-soft">
        <p>{words.login}</p>
        <Button kind="outline" size={40} onClick={() => open('login', {})}>
          {words.loginAction}
        </Button>
      </div>
    )
  }
  if (!data?.orderGuid) return null
  return (
    <div className="flex flex-col items-start gap-3 text-small text-ink-soft">
      <p>{words.claimHint}</p>
      <Button kind="soft" href={link.claim()}>
        {words.claim}
      </Button>
    </div>
  )
}
