import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { ServerErrorStack } from '@svetlitsa/shell/error/error-stack'

/** The stack of the page whose address the router answered with this error page. */
export function ServerStack() {
  const path = useClientValue(typeof location === 'undefined' ? null : location.pathname)
  return path ? <ServerErrorStack path={path} /> : null
}
