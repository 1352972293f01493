import type { ServerCommandWords } from '../en/cli-server.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

export const serverCommands = {
  data: 'le dossier des données du serveur ; sinon DATA, ou le dossier habituel',
  onPostgres: 'Ces données sont dans Postgres : utilisez pg_dump et pg_restore (docs/hosting.md).',
  backup: {
    command: 'copier les données d’un serveur dans un fichier, même pendant qu’il tourne',
    file: 'le fichier à écrire, qui ne doit pas encore exister',
    exists: (file) => `Il y a déjà un fichier « ${file} ».`,
    done: (file) => `La copie est « ${file} ».`,
  },
  restore: {
    command: 'remettre une copie à la place des données d’un serveur arrêté',
    file: 'un fichier écrit par tiletum backup',
    unreadable: (file) => `Il n’y a pas de fichier lisible « ${file} ».`,
    done: (tables) => `Remis en place : ${some(tables, 'table', 'tables')}.`,
    before: (file) => `Ce qui s’y trouvait est maintenant « ${file} ».`,
  },
  move: {
    command: 'copier les données d’un serveur arrêté de son fichier vers Postgres, ou l’inverse',
    from: 'le dossier du fichier, ou une adresse postgres://',
    to: 'où : un dossier vide ou une base vide',
    progress: (table, rows) => `${table} : ${rows}`,
    done: (tables, people) =>
      `Copié : ${some(tables, 'table', 'tables')} et ${some(people, 'personne', 'personnes')} ; chaque ligne a été vérifiée. L’original n’a pas changé.`,
    same: 'Les deux endroits sont le même.',
  },
  admin: {
    command: 's’occuper d’un serveur : ses tables, et ce qui a été signalé',
    tables: 'énumérer les tables, la plus récemment changée d’abord',
    limit: 'combien au plus',
    headings: ['table', 'état', 'pas', 'lignes', 'dernier changement', 'propriétaire'],
    none: 'Il n’y a pas de table.',
    close: 'terminer une table pour de bon ; ce qui a été joué reste lisible',
    table: 'l’identifiant d’une table',
    closed: (table) => `La table ${table} est fermée.`,
    over: (table) => `La table ${table} est déjà terminée.`,
    unknown: (table) => `Il n’y a pas de table « ${table} ».`,
    reports: 'énumérer ce qui a été signalé et n’est pas encore traité',
    noReports: 'Il n’y a pas de signalement ouvert.',
    report: (id, at, by, about, table) =>
      `${id}, ${at} : ${by} au sujet de ${about} à la table ${table}`,
    done: 'marquer un signalement comme traité',
    id: 'l’identifiant d’un signalement',
    noSuchReport: (id) => `Il n’y a pas de signalement ouvert « ${id} ».`,
  },
} satisfies ServerCommandWords
