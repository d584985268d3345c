type DevelopmentScriptsProps = { base: string }

/** What Vite's backend integration asks for: its client, and React's refreshing of components. */
export function DevelopmentScripts({ base }: DevelopmentScriptsProps) {
  const preamble = `import { injectIntoGlobalHook } from '${base}@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
  return (
    <>
      <script type="module" dangerouslySetInnerHTML={{ __html: preamble }} />
      <script type="module" src={`${base}@vite/client`} />
    </>
  )
}
