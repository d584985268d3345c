import { usePackage } from '@svetlitsa/api-client/package/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type PackageClaimProps = {
  qrcode: string
  texts: { claim: string; claimHint: string; foreign: string; login: string; loginAction: string }
}

/** The claim form, for the customer who received the package; a guest is asked to log in. */
export function PackageClaim({ qrcode, texts }: PackageClaimProps) {
  const { open } = useWindows()
  const { data: shell } = useShellState()
  const { data } = usePackage(qrcode)
  if (shell && !shell.user) {
    return (
      <div className="flex flex-col items-start gap-3 text-small text-ink-soft">
        <p>{texts.login}</p>
        <Button kind="outline" size={40} onClick={() => open('login', {})}>
          {texts.loginAction}
        </Button>
      </div>
    )
  }
  if (!shell || !data) return null
  if (!data.orderGuid) return <p className="text-small text-ink-soft">{texts.foreign}</p>
  return (
    <div className="flex flex-col items-start gap-3 text-small text-ink-soft">
      <p>{texts.claimHint}</p>
      <Button kind="soft" href={link.claim({ qr: qrcode })}>
        {texts.claim}
      </Button>
    </div>
  )
}
