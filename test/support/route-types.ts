import ts from 'typescript';

const OF_AN_ENDPOINT = ['ParsedBody', 'ParsedQuery', 'ResponseOf'];
const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete'];

interface RouteType {
  readonly route: string;
  readonly type: string;
}

/** Returns the types in the signatures of a controller's routes that name an endpoint of the contract. */
export function routeTypesIn(code: string): RouteType[] {
  const source = ts.createSourceFile('controller.ts', code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isClassDeclaration).flatMap((declared) => {
    const prefix = pathIn(declared, ['Controller']);
    if (!prefix) return [];
    return declared.members.filter(ts.isMethodDeclaration).flatMap((handler) => {
      const own = pathIn(handler, METHODS);
      if (!own) return [];
      const route = `${own.decorator.toUpperCase()} /${[...prefix.path, ...own.path].join('/')}`;
      const signature = [...handler.parameters, ...(handler.type ? [handler.type] : [])];
      return signature.flatMap(typesIn).map((type) => ({ route, type }));
    });
  });
}

export const isOfItsRoute = ({ route, type }: RouteType): boolean => type.endsWith(`<'${route}'>`);

function pathIn(node: ts.HasDecorators, names: readonly string[]) {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression)) continue;
    const decorator = expression.expression.getText();
    if (!names.includes(decorator)) continue;
    const [argument] = expression.arguments;
    const text = argument && ts.isStringLiteral(argument) ? argument.text : '';
    const path = text.split('/').filter((segment) => segment !== '');
    return { decorator, path: path.map((segment) => segment.replace(/^:(\w+)/, '{$1}')) };
  }
  return undefined;
}

function typesIn(node: ts.Node): string[] {
  if (ts.isTypeReferenceNode(node) && OF_AN_ENDPOINT.includes(node.typeName.getText()))
    return [node.getText()];
  const within: string[] = [];
  node.forEachChild((child) => void within.push(...typesIn(child)));
  return within;
}
