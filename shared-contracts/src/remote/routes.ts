/**
 * Every address of the portal, once. A remote reaches another remote's page only by a URL built here.
 * Patterns are in the router's own form (`:id`, `:service?`).
 */

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [K in Optional]?: string } : { [K in Name]: string }) &
      Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name extends `${infer Optional}?`
      ? { [K in Optional]?: string }
      : { [K in Name]: string }
    : unknown;

/** A URL builder with its pattern; extra keys of `query` become the query string. */
export interface Route<P extends string = string> {
  (
    params: Params<P>,
    query?: Readonly<Record<string, string | number | boolean | undefined>>,
  ): string;
  readonly pattern: P;
}

const queryString = (
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (present.length === 0) return '';
  return `?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}`;
};

/**
 * Makes the builder of one address.
 *
 * @example
 * const people = route('/admin/people/:id');
 */
export const route = <const P extends string>(pattern: P): Route<P> => {
  const build = (params: Params<P>, query = {}): string => {
    const values = params as Record<string, string | undefined>;
    const path = pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
      const value = values[name];
      if (value === undefined || value === '') {
        if (optional) return '';
        throw new Error(`${pattern} needs "${name}"`);
      }
      return `/${encodeURIComponent(value)}`;
    });
    return path + queryString(query);
  };
  return Object.assign(build, { pattern }) as Route<P>;
};

/** The addresses (HS-20, HS-21, HS-22). */
export const routes = {
  home: route('/'),
  login: route('/login'),
  secondStep: route('/login/second-step'),
  passkeyStep: route('/login/passkey'),
  logout: route('/logout'),
  forgotPassword: route('/forgot-password'),
  resetPassword: route('/forgot-password-2/:code'),
  autologin: route('/autologin/:code'),
  confirmEmail: route('/confirm-email/:code'),
  restoreEmail: route('/restore-email/:code'),
  invite: route('/invite/:code'),
  admin: route('/admin'),
  adminLogin: route('/admin/login'),
  dashboard: route('/dashboard'),
  profile: route('/profile'),
  security: route('/profile/security'),
  notifications: route('/notifications'),
  ordersList: route('/orders/list'),
  ordersNew: route('/orders/new'),
  orderView: route('/orders/view/:id'),
  initialQuestions: route('/order/:orderId/initial-question'),
  contractFill: route('/contract/fill/:id'),
  questionnaire: route('/orders/questionnaire/:id/:questionnaire_id/:service?'),
  questionnaireAnswers: route('/orders/questionnaire-answers/:id/:questionnaire_id/:service?'),
  additionalQuestionnaire: route('/orders/additional_questionnaire/:id/:service'),
  previousDocument: route('/orders/previous-document/:serviceId/:id'),
  revisionsProcess: route('/orders/revisions-process/:serviceId/:id'),
  revisionFiles: route('/orders/revision-files/:serviceId/:id'),
  finalDocument: route('/orders/final-document/:serviceId/:id'),
  finalFiles: route('/orders/final-files/:serviceId/:id'),
  linkedin: route('/orders/linkedin/:serviceType/:id'),
  survey: route('/orders/:orderId/survey/:surveyId'),
  templateList: route('/questionnaire-template/list'),
  templateCreate: route('/questionnaire-template/create'),
  template: route('/questionnaire-template/template'),
  onboarding: route('/onboarding'),
  reviewIntake: route('/review'),
  review: route('/review/:id'),
  staffReviews: route('/reviews'),
  staffReview: route('/reviews/:id'),
  packageCheckout: route('/package/:packageId/checkout/:critiqueId'),
  checkout: route('/checkout'),
  buy: route('/buy/:slug'),
  invoices: route('/invoices'),
  invoiceView: route('/invoices/:id'),
  payment: route('/payment/:key'),
  board: route('/board'),
  boards: route('/boards'),
  boardView: route('/board/:id'),
  jobs: route('/jobs'),
  chat: route('/chat'),
} as const;

/** The name of an address of the portal. */
export type RouteName = keyof typeof routes;
