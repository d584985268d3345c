import { evaluateReactFirst } from './framework-internals/evaluate-react-first.ts'
import { layOutDeferred } from './rendering/lay-out-deferred.ts'

// Runs before Next hydrates the page. An error here happens again, and is reported, where React is
// used.
void evaluateReactFirst().then(layOutDeferred, () => undefined)

/** Next calls this hook when a client navigation starts. */
export function onRouterTransitionStart(): void {
  layOutDeferred()
}
