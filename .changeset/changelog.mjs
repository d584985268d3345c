/**
 * The entries of a CHANGELOG: what a changeset says. Versions of other packages of the workspace are
 * left out, because all of them have the same.
 */
export default {
  getReleaseLine({ summary }) {
    const [first, ...others] = summary.split('\n')
    return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n')
  },
  getDependencyReleaseLine: () => '',
}
