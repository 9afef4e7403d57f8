import { order, type Order, staffOrder, type StaffOrder } from '@portal/shared-contracts/orders';

const PACKAGE = {
  _id: 'professional',
  packageName: 'Professional Package',
  packagePrice: 349,
  packageServices: [
    {
      _id: 'resume',
      serviceName: 'Resume Writing',
      serviceModules: [{ id: 'career', title: 'Career history' }],
    },
    {
      _id: 'linkedin',
      serviceName: 'LinkedIn Profile',
      serviceModules: [
        { id: 'profile', title: 'About your profile' },
        { id: 'final_linkedin', title: 'LinkedIn profile' },
      ],
    },
    {
      _id: 'letter',
      serviceName: 'Cover Letter',
      serviceModules: [
        { id: 'previous_document', title: 'Your current letter' },
        { id: 'additional_questionnaire', title: 'Follow-up questions' },
        { id: 'revision_process', title: 'Drafts and revisions' },
        { id: 'final_document', title: 'Final documents' },
      ],
    },
  ],
  packageDownloadables: [{ title: 'Interview guide', data: { key: 'guide-key' } }],
  contract_id: 'agreement',
  surveyDetails: null,
};

/** A customer's order in the middle of its work, parsed by the contract; override what matters. */
export const buildOrder = (change: Partial<Order> = {}): Order =>
  order.parse({
    _id: 'order-1',
    number: '1042',
    client_id: 'person-1',
    statusPercentage: 33,
    hideOrder: false,
    createdAt: '2026-03-01T09:00:00Z',
    updatedAt: '2026-03-01T09:00:00Z',
    completedAt: null,
    assignedAt: '2026-03-01T10:00:00Z',
    dueDate: null,
    invoicePrice: 349,
    invoiceCurrency: 'usd',
    writer: true,
    writer_id: 'writer-1',
    writerName: 'William Okafor',
    customer: { firstName: 'Ada', lastName: 'Byron' },
    customer_industries: ['Sales'],
    years_of_experience: 'Associate (1-5)',
    contract_signed: true,
    contractSignedAt: '2026-03-01T11:00:00Z',
    tipByCustomer: null,
    noShowCheck: false,
    surveySubmitted: true,
    revisionData: {},
    completed_tasks: [{ taskId: 'career', serviceId: 'resume', serviceType: 'Resume Writing' }],
    package: PACKAGE,
    ...change,
  });

/** Every module of the order's package as a finished task. */
const allTasks = (of: Order): Order['completed_tasks'] =>
  of.package.packageServices.flatMap((service) =>
    service.serviceModules.map(({ id }) => ({
      taskId: id,
      serviceId: service._id,
      serviceType: service.serviceName,
    })),
  );

export const buildCompleted = (change: Partial<Order> = {}): Order => {
  const base = buildOrder();
  return buildOrder({
    statusPercentage: 100,
    completedAt: '2026-03-20T09:00:00Z',
    completed_tasks: allTasks(base),
    ...change,
  });
};

/** The same order as the staff sees it. */
export const buildStaffOrder = (change: Partial<StaffOrder> = {}): StaffOrder =>
  staffOrder.parse({
    ...buildOrder(),
    writerArchived: false,
    writerDetails: null,
    customerEmail: null,
    writerEmail: null,
    ...change,
  });

/** The numbers of a list that shows all its rows. */
export const countsOf = (orders: readonly { statusPercentage: number }[]) => {
  const completed = orders.filter(({ statusPercentage }) => statusPercentage === 100).length;
  return { total: orders.length, pending: orders.length - completed, completed, hidden: 0 };
};
