/**
 * A link in the server's data folder to the folder that receives the finished files of its change
 * log (WAL). Without the link nothing is archived.
 */
export const ARCHIVE_LINK = 'wal-archive'

/**
 * Runs in the data folder, and %f is a name of hexadecimal digits, so that the command needs no
 * path chosen by a person. A file that is already there must be equal: after a crash the server
 * archives it again.
 */
const archiveCommand = [
  `if test -h ${ARCHIVE_LINK}; then`,
  `if test -f ${ARCHIVE_LINK}/%f.gz; then gzip -dc < ${ARCHIVE_LINK}/%f.gz | cmp -s - %p;`,
  `else gzip -1 < %p > ${ARCHIVE_LINK}/%f.part && { sync ${ARCHIVE_LINK}/%f.part || sync; } &&`,
  `mv ${ARCHIVE_LINK}/%f.part ${ARCHIVE_LINK}/%f.gz; fi; fi`,
].join(' ')

/**
 * The mode can only be set at the start of a server, but a backup is made while it runs: it is
 * always on, and the link decides. Five minutes are the most that is lost with the whole disk.
 */
export const archiveSettings = {
  archive_mode: 'on',
  archive_command: archiveCommand,
  archive_timeout: '300',
}
